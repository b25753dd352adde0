import { useEffect } from 'react';
import { features } from '@/components/prices/features';
import { getQueryClient } from '@/components/queries/client';
import { queryKeys } from '@/components/queries/keys';
import { activeStep } from '@/lib/domain/order/state';
import { useCart } from '@/stores/cart-store';
import { useCheckout } from '@/stores/checkout-store';
import { usePriceStatus } from '@/stores/price-status-store';

/** The price cycle on pages without a price strip: the lines follow the prices until an order is placed, and best sellers always. */
export function FollowPrices() {
  const known = usePriceStatus((state) => state.known);

  useEffect(() => {
    let stop = () => {};
    let isOver = false;
    const start = async () => {
      if (!features.prices) return;
      const { startLivePrices } = await import('@/components/prices/live-prices');
      if (!isOver) stop = startLivePrices({ onSecond: (left) => usePriceStatus.setState({ left }) });
    };
    void start().catch(() => {});
    return () => {
      isOver = true;
      stop();
    };
  }, []);

  useEffect(() => {
    const follow = async (epoch: number) => {
      if (activeStep(useCheckout.getState().checkout) >= 2 || useCart.getState().data.length === 0) return;
      const { syncCartPrices } = await import('@/components/cart/price-sync');
      await syncCartPrices(epoch);
    };
    if (known === null) return;
    void follow(known).catch(() => {});
    void getQueryClient().invalidateQueries({ queryKey: queryKeys.priced });
  }, [known]);

  return null;
}
