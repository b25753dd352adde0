import type { Metadata } from 'next';
import { connection } from 'next/server';
import { CalculationPage } from '@/components/price-page/calculation-page';
import { parseCalculation } from '@/lib/domain/prices/calculation';

/** The input is in the query, so the page is rendered per request. */
export const instant = false;

export const metadata: Metadata = { title: 'Räkna ut silvrets värde', robots: { index: false } };

export default async function SilverCalculationPage({ searchParams }: PageProps<'/silverpris/rakna'>) {
  await connection();
  return <CalculationPage calculation={parseCalculation('silver', await searchParams)} metal="silver" />;
}
