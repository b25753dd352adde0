import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { OrderStatus } from '@/lib/checkout/order-status';
import type { WireId } from '@/lib/shop-api/answers';
import { orderStatusQuery } from './order-queries';
import { settleOrder } from './settle-order';

export interface AskedOrder {
  /** Null until the first answer, and while the customer has asked for another one. */
  readonly status: OrderStatus | null;
  readonly isAsking: boolean;
  readonly ask: () => Promise<OrderStatus>;
}

const UNANSWERED: OrderStatus = { kind: 'unanswered' };

/**
 * What the backend says of an order, asked while this is on the screen; whatever that settles, the checkout is told.
 * @param every milliseconds between two questions
 */
export function useOrderStatus(orderId: WireId | null, every: number): AskedOrder {
  const { data, refetch, isFetching } = useQuery({
    ...orderStatusQuery(orderId ?? '', every),
    enabled: orderId !== null,
  });
  useEffect(() => {
    if (data) settleOrder(data);
  }, [data]);
  return {
    status: data ?? null,
    isAsking: isFetching,
    ask: async () => (await refetch()).data ?? UNANSWERED,
  };
}
