import { newIntent } from '@/lib/checkout/intent';
import type { Attempt } from '@/lib/checkout/state';
import { dispatchCheckout } from '@/stores/order-flow';

/** Abandons an order that may still be paid, and begins another. Call it only from a button whose text explains this. */
export function startOver({ intent }: Attempt): void {
  dispatchCheckout({ type: 'started-over', intent, nextIntent: newIntent() });
}
