import type { Metadata } from 'next';
import { connection } from 'next/server';
import { SearchResults } from '@/components/catalogue/search-results';
import { searchProducts } from '@/lib/commerce/search';

/** What is searched for is in the query: this page is made for each request, and waits for its answer. */
export const instant = false;

export const metadata: Metadata = { title: 'Sök', robots: { index: false } };

const LONGEST = 100;
/** Best first: whoever has to look further should ask more precisely. */
const MOST = 60;

interface SearchRouteProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function SearchRoute({ searchParams }: SearchRouteProps) {
  await connection();
  const { searchTerm } = await searchParams;
  const given = Array.isArray(searchTerm) ? searchTerm[0] : searchTerm;
  const term = (given ?? '').trim().slice(0, LONGEST);
  return <SearchResults products={term === '' ? [] : await searchProducts(term, MOST)} term={term} />;
}
