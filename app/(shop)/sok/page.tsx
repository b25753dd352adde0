import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { connection } from 'next/server';
import { searchHead } from '@/components/listing/listing-metadata';
import { SearchResults } from '@/components/listing/search-results';
import { criteriaAddress, parseSearch, searchProducts } from '@/lib/server/search/products/search-products';

/** The search term is in the query, so the page is rendered per request and waits for the results. */
export const instant = false;

type SearchRouteProps = PageProps<'/sok'>;

async function searchOf({ searchParams }: SearchRouteProps) {
  const entries = Object.entries(await searchParams).flatMap(([name, value = []]) =>
    [value].flat().map((single) => [name, single]),
  );
  return parseSearch(new URLSearchParams(entries));
}

export async function generateMetadata(props: SearchRouteProps): Promise<Metadata> {
  const { term, view } = await searchOf(props);
  return { title: { absolute: searchHead(term, view).title }, robots: { index: false } };
}

export default async function SearchRoute(props: SearchRouteProps) {
  await connection();
  const search = await searchOf(props);
  const meant = criteriaAddress(search);
  if (meant !== null) redirect(meant);
  return <SearchResults found={await searchProducts(search)} term={search.term} />;
}
