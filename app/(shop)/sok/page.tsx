import type { Metadata } from 'next';
import { connection } from 'next/server';
import { SearchResults } from '@/components/catalogue/search-results';
import { searchProducts } from '@/lib/catalogue/search/find-products';
import { parseSearch, searchPageOf } from '@/lib/routes/search-page';

/** What is searched for is in the query: this page is made for each request, and waits for its answer. */
export const instant = false;

interface SearchRouteProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ searchParams }: SearchRouteProps): Promise<Metadata> {
  const { term, page } = parseSearch(await searchParams);
  const place = page > 1 ? ` – sida ${page}` : '';
  return { title: term === '' ? 'Sök' : `Sökresultat för ”${term}”${place}`, robots: { index: false } };
}

export default async function SearchRoute({ searchParams }: SearchRouteProps) {
  await connection();
  const { term, page } = parseSearch(await searchParams);
  const found = term === '' ? [] : await searchProducts(term);
  return <SearchResults found={searchPageOf(found, page)} term={term} />;
}
