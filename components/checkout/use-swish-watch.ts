import { useEffect } from 'react';
import { watchSwish } from '@/lib/checkout/swish-watch';
import { checkSwishPayment } from '@/lib/shop-api/client/browser';
import { dispatchCheckout } from '@/stores/order-flow';

const clock = {
  now: () => Date.now(),
  after: (delay: number, task: () => void) => {
    const timer = setTimeout(task, delay);
    return () => clearTimeout(timer);
  },
};

/** Asks about one payment while this is on the screen, rests while the tab is hidden, and tells the checkout. */
export function useSwishWatch(orderId: string, startedAt: number): void {
  useEffect(() => {
    const watch = watchSwish({
      clock,
      startedAt,
      check: (signal) => checkSwishPayment(orderId, signal),
      onPaid: () => dispatchCheckout({ type: 'swish-paid' }),
      onFailed: (error) => dispatchCheckout({ type: 'swish-failed', error }),
      onTimeout: (error) => dispatchCheckout({ type: 'swish-failed', error }),
    });
    const onVisibility = () => (document.hidden ? watch.pause() : watch.resume());
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      watch.stop();
    };
  }, [orderId, startedAt]);
}
