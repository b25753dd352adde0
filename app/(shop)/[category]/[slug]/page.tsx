import type { Metadata } from 'next';
import { notFound, permanentRedirect, redirect } from 'next/navigation';
import { categoryRouteMetadata } from '@/components/catalogue/category-metadata';
import { CategoryPage } from '@/components/catalogue/category-page';
import { loadListing } from '@/components/catalogue/load-listing';
import { productRouteMetadata } from '@/components/product/product-metadata';
import { ProductPage } from '@/components/product/product-page';
import { RecentlySeenSlot } from '@/components/saved/recently-seen-slot';
import {
  getCategoryTree,
  getEpoch,
  getProduct,
  getRates,
  getTopSellers,
  listProductParams,
} from '@/lib/catalogue/queries';
import { pathTo } from '@/lib/listing/tree';
import { cachedDestination } from '@/lib/routes/cached-destination';
import { paths } from '@/lib/routes/paths';
import { fromInternal } from '@/lib/routes/segment';
import { isPlaceholder, twoSegmentParams } from '@/lib/routes/static-params';

export const ensureStatic = 'navigation';

type TwoSegmentProps = PageProps<'/[category]/[slug]'>;

export async function generateStaticParams() {
  const [tree, products] = await Promise.all([getCategoryTree(), listProductParams()]);
  return twoSegmentParams(tree, products);
}

/** Resolves the path to a subcategory or a product (spec.md section 2). Redirects or throws for anything else. */
async function resolve({ params }: TwoSegmentProps) {
  const { category, slug } = await params;
  if (isPlaceholder(category)) notFound();
  const code = fromInternal(slug);
  const destination = code === null ? null : await cachedDestination(`/${category}/${encodeURIComponent(code)}`);
  switch (destination?.kind) {
    case 'page':
      return destination.shows;
    case 'moved':
      permanentRedirect(destination.path);
      break;
    case 'unknown':
      throw new Error(`/${category}/${slug}: a part of the catalogue is missing`);
    default:
      redirect(paths.home);
  }
}

/** Loads the current catalogue, in which the product may be gone by now. */
async function loaded(props: TwoSegmentProps) {
  const shows = await resolve(props);
  if ('product' in shows) return { product: await getProduct(shows.product), listing: null };
  return { product: null, listing: await loadListing(shows.category, '') };
}

export async function generateMetadata(props: TwoSegmentProps): Promise<Metadata> {
  const { product, listing } = await loaded(props);
  return product ? productRouteMetadata(product) : categoryRouteMetadata(listing);
}

export default async function TwoSegmentRoute(props: TwoSegmentProps) {
  const { product, listing } = await loaded(props);
  if (listing) return <CategoryPage {...listing} />;
  if (!product) redirect(paths.home);
  const [tree, epoch, rates, sellers] = await Promise.all([
    getCategoryTree(),
    getEpoch(),
    getRates(),
    getTopSellers(product.brand ?? undefined),
  ]);
  const related = product.brand === null ? [] : sellers.filter(({ id }) => id !== product.id);
  const path = pathTo(tree, product.categoryCode ?? '');
  return (
    <>
      <ProductPage epoch={epoch} path={path} product={product} rates={rates} related={related} />
      <RecentlySeenSlot code={product.code} key={product.code} />
    </>
  );
}
