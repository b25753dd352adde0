import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { connection } from 'next/server';
import { categoryRouteMetadata } from '@/components/catalogue/category-metadata';
import { CategoryPage } from '@/components/catalogue/category-page';
import { loadListing } from '@/components/catalogue/load-listing';

/** Filter combinations are unbounded, so they are rendered per request and excluded from search engines. */
export const instant = false;

interface ViewRouteProps {
  params: Promise<{ query: string; path: string[] }>;
}

async function loaded({ params }: ViewRouteProps) {
  await connection();
  const { query, path } = await params;
  return { path, found: await loadListing(path, decodeURIComponent(query)) };
}

export async function generateMetadata(props: ViewRouteProps): Promise<Metadata> {
  const { found } = await loaded(props);
  return found ? categoryRouteMetadata(found.listing, found.view) : {};
}

export default async function CombinedViewRoute(props: ViewRouteProps) {
  const { path, found } = await loaded(props);
  if (!found) redirect(`/${path.join('/')}`);
  return <CategoryPage listing={found.listing} view={found.view} />;
}
