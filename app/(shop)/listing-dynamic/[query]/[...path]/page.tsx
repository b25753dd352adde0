import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { connection } from 'next/server';
import { CategoryPage } from '@/components/listing/category-page';
import { categoryRouteMetadata } from '@/components/listing/listing-metadata';
import { loadListing } from '@/components/listing/load-listing';

/** Filter combinations are unbounded, so they are rendered per request and excluded from search engines. */
export const instant = false;

type ViewRouteProps = PageProps<'/listing-dynamic/[query]/[...path]'>;

async function loaded({ params }: ViewRouteProps) {
  await connection();
  const { query, path } = await params;
  return { path, found: await loadListing(path, decodeURIComponent(query)) };
}

export async function generateMetadata(props: ViewRouteProps): Promise<Metadata> {
  return categoryRouteMetadata((await loaded(props)).found);
}

export default async function CombinedViewRoute(props: ViewRouteProps) {
  const { path, found } = await loaded(props);
  if (!found) redirect(`/${path.join('/')}`);
  return <CategoryPage {...found} />;
}
