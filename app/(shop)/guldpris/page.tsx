import { priceMetadata } from '@/components/price-page/price-metadata';
import { PricePage } from '@/components/price-page/price-page';
import { FIRST_PERIOD } from '@/lib/domain/prices/periods';

export const ensureStatic = 'navigation';

export const generateMetadata = () => priceMetadata('gold', FIRST_PERIOD);

export default function GoldPriceRoute() {
  return <PricePage metal="gold" period={FIRST_PERIOD} />;
}
