import { priceMetadata } from '@/components/price-page/price-metadata';
import { PricePage } from '@/components/price-page/price-page';
import { FIRST_PERIOD } from '@/lib/domain/prices/periods';

export const ensureStatic = 'navigation';

export const generateMetadata = () => priceMetadata('silver', FIRST_PERIOD);

export default function SilverPriceRoute() {
  return <PricePage metal="silver" period={FIRST_PERIOD} />;
}
