import { notFound } from 'next/navigation';
import { priceMetadata } from '@/components/price-page/price-metadata';
import { PricePage } from '@/components/price-page/price-page';
import { laterPeriod, periodParams } from '@/lib/domain/paths/price-paths';

export const ensureStatic = 'navigation';

export const generateStaticParams = periodParams;

export async function generateMetadata({ params }: PageProps<'/silverpris/[period]'>) {
  const period = laterPeriod((await params).period);
  return period ? priceMetadata('silver', period) : {};
}

export default async function SilverPricePeriodRoute({ params }: PageProps<'/silverpris/[period]'>) {
  const period = laterPeriod((await params).period);
  if (!period) notFound();
  return <PricePage metal="silver" period={period} />;
}
