import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { CategoryPage } from '@/components/listing/category-page';
import { categoryRouteMetadata } from '@/components/listing/listing-metadata';
import { loadListing } from '@/components/listing/load-listing';
import { NO_QUERY } from '@/lib/domain/paths/internal.mjs';
import { getCategoryTree } from '@/lib/server/catalogue/queries';
import { isPlaceholder, listingParams } from '@/lib/server/entrance/static-params';

export const ensureStatic = 'navigation';

type ViewRouteProps = PageProps<'/listing-static/[query]/[...path]'>;

export async function generateStaticParams() {
  return listingParams(await getCategoryTree());
}

async function loaded({ params }: ViewRouteProps) {
  const { query, path } = await params;
  if (path.some(isPlaceholder)) notFound();
  return { query, path, found: await loadListing(path, decodeURIComponent(query)) };
}

export async function generateMetadata(props: ViewRouteProps): Promise<Metadata> {
  return categoryRouteMetadata((await loaded(props)).found);
}

/** Categories and their indexable views (lib/domain/paths/listing-address.ts); middleware.ts rewrites to this route. */
export default async function IndexableViewRoute(props: ViewRouteProps) {
  const { query, path, found } = await loaded(props);
  if (!found && query === NO_QUERY) notFound();
  // No such page, or parameters on a non-category: redirect to the path without parameters, which handles both.
  if (!found) redirect(`/${path.join('/')}`);
  return <CategoryPage {...found} />;
}
