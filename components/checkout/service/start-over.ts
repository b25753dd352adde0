import { newIntent } from '@/lib/checkout/intent';
import type { Attempt } from '@/lib/checkout/state';
import { dispatchCheckout } from '@/stores/order-flow';

/** Leaves an order that may still be paid, and begins another. Only for a press under the words that tell what can happen. */
export function startOver({ intent }: Attempt): void {
  dispatchCheckout({ type: 'started-over', intent, nextIntent: newIntent() });
}
