import { features } from '@/components/prices/features';
import { Wording } from '@/components/ui/wording';
import { priceHolds } from '@/lib/domain/prices/price-holds';
import { nextPriceChange } from '@/lib/domain/prices/schedule';
import { usePriceStatus } from '@/stores/price-status-store';
import { useSettings } from '@/stores/settings-store';

/** Beside the button that orders: until when the sum holds, and that ordering locks it. */
export function PriceHolds() {
  const pricesFrom = useSettings((state) => state.lastPriceUpdate);
  const left = usePriceStatus((state) => state.left);
  if (!features.prices || pricesFrom === null) return null;
  const { text, announced } = priceHolds(nextPriceChange(new Date(pricesFrom)), left);
  return (
    <>
      <p className="quiet small figures">
        <Wording text={text} />
      </p>
      <p className="visually-hidden" role="status">
        {announced === null ? null : <Wording text={announced} />}
      </p>
    </>
  );
}
