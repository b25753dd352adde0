import { notFound } from 'next/navigation';
import { priceMetadata } from '@/components/price-page/price-metadata';
import { PricePage } from '@/components/price-page/price-page';
import { laterPeriod, periodParams } from '@/lib/domain/paths/price-paths';

export const ensureStatic = 'navigation';

export const generateStaticParams = periodParams;

export async function generateMetadata({ params }: PageProps<'/guldpris/[period]'>) {
  const period = laterPeriod((await params).period);
  return period ? priceMetadata('gold', period) : {};
}

export default async function GoldPricePeriodRoute({ params }: PageProps<'/guldpris/[period]'>) {
  const period = laterPeriod((await params).period);
  if (!period) notFound();
  return <PricePage metal="gold" period={period} />;
}
