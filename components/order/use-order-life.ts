import { useEffect, useReducer } from 'react';
import { type LivingOrder, type OrderLife, orderLife } from '@/lib/domain/order/life/order-life';
import { paymentHandler } from '@/lib/domain/order/payments/index';

/** The longest time that a browser's timer can wait, in milliseconds: a longer one would end at once. */
const LONGEST = 2 ** 31 - 1;

/** Renders the component again at a moment, in milliseconds since 1970, after which its text is no longer true. */
export function useRenderAt(moment: number | null): void {
  const [, render] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (moment === null) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      const left = moment - Date.now();
      if (left <= 0) return render();
      timer = setTimeout(wait, Math.min(left, LONGEST));
    };
    wait();
    return () => clearTimeout(timer);
  }, [moment]);
}

/** Where an order is in its life, also when the last moment to pay passes on the open page. `paymentCode`: for a backend that sends no method. */
export function useOrderLife(order: LivingOrder, paymentCode: string): OrderLife {
  const life = orderLife(order, paymentHandler(paymentCode), Date.now());
  useRenderAt(life.until);
  return life;
}
