import type { Metadata } from 'next';
import { connection } from 'next/server';
import { CalculationPage } from '@/components/price-page/calculation-page';
import { parseCalculation } from '@/lib/content/calculation';

/** What is to be worked out is in the query: this page is made for each request. */
export const instant = false;

export const metadata: Metadata = { title: 'Räkna ut silvrets värde', robots: { index: false } };

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function SilverCalculationPage({ searchParams }: Props) {
  await connection();
  return <CalculationPage calculation={parseCalculation('silver', await searchParams)} metal="silver" />;
}
