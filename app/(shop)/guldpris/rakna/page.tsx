import type { Metadata } from 'next';
import { connection } from 'next/server';
import { CalculationPage } from '@/components/price-page/calculation-page';
import { parseCalculation } from '@/lib/domain/prices/calculation';

/** The input is in the query, so the page is rendered per request. */
export const instant = false;

export const metadata: Metadata = { title: 'Räkna ut guldets värde', robots: { index: false } };

export default async function GoldCalculationPage({ searchParams }: PageProps<'/guldpris/rakna'>) {
  await connection();
  return <CalculationPage calculation={parseCalculation('gold', await searchParams)} metal="gold" />;
}
