import type { Metadata } from 'next';
import { connection } from 'next/server';
import { searchHead } from '@/components/catalogue/search-head';
import { SearchResults } from '@/components/catalogue/search-results';
import { parseSearch } from '@/lib/routes/search-page';
import { searchProducts } from '@/lib/routes/search-products';

/** What is searched for is in the query: this page is made for each request, and waits for its response. */
export const instant = false;

interface SearchRouteProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

async function asked({ searchParams }: SearchRouteProps) {
  const entries = Object.entries(await searchParams).flatMap(([name, value = []]) =>
    [value].flat().map((each) => [name, each]),
  );
  return parseSearch(new URLSearchParams(entries));
}

export async function generateMetadata(props: SearchRouteProps): Promise<Metadata> {
  const { term, view } = await asked(props);
  return { title: { absolute: searchHead(term, view).title }, robots: { index: false } };
}

export default async function SearchRoute(props: SearchRouteProps) {
  await connection();
  const request = await asked(props);
  return <SearchResults found={await searchProducts(request)} term={request.term} />;
}
