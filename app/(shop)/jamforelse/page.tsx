import type { Metadata } from 'next';
import { connection } from 'next/server';
import { SharedComparison } from '@/components/saved/shared-comparison';
import { CODES, sharedCodes } from '@/lib/domain/paths/comparison';

/** Dynamic: the query names the products. */
export const instant = false;

export const metadata: Metadata = { title: 'Delad jämförelse', robots: { index: false } };

export default async function SharedComparisonRoute({ searchParams }: PageProps<'/jamforelse'>) {
  await connection();
  return <SharedComparison codes={sharedCodes((await searchParams)[CODES])} />;
}
