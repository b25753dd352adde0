import type { Metadata } from 'next';
import { notFound, permanentRedirect, redirect } from 'next/navigation';
import { ProductPage } from '@/components/product/product-page';
import { RecentlySeenSlot } from '@/components/saved/recently-seen-slot';
import { pathTo } from '@/lib/domain/listing/tree';
import { paths } from '@/lib/domain/paths/paths';
import { fromInternal } from '@/lib/domain/paths/segment';
import type { Product } from '@/lib/domain/product/product';
import { destinationOfPath } from '@/lib/server/catalogue/page-queries';
import {
  getCategoryTree,
  getEpoch,
  getProduct,
  getRates,
  getTopSellers,
  listProductParams,
} from '@/lib/server/catalogue/queries';
import { isPlaceholder, productPageParams } from '@/lib/server/entrance/static-params';
import { productMetadata, routeMetadata } from '@/lib/server/seo/metadata';

export const ensureStatic = 'navigation';

type ProductRouteProps = PageProps<'/[category]/[slug]'>;

export async function generateStaticParams() {
  return productPageParams(await listProductParams());
}

/** The code of the product at this path (spec.md section 2). Redirects or throws for any other path. */
async function codeOf({ params }: ProductRouteProps): Promise<string> {
  const { category, slug } = await params;
  if (isPlaceholder(category)) notFound();
  const code = fromInternal(slug);
  const destination = code === null ? null : await destinationOfPath(`/${category}/${encodeURIComponent(code)}`);
  switch (destination?.kind) {
    case 'page':
      return destination.product ?? notFound();
    case 'moved':
      permanentRedirect(destination.path);
      break;
    case 'unknown':
      throw new Error(`/${category}/${slug}: a part of the catalogue is missing`);
    default:
      redirect(paths.home);
  }
}

async function load(props: ProductRouteProps): Promise<Product> {
  const product = await getProduct(await codeOf(props));
  // In the current catalogue it may be gone by now.
  return product ?? redirect(paths.home);
}

export async function generateMetadata(props: ProductRouteProps): Promise<Metadata> {
  const [product, rates] = await Promise.all([load(props), getRates()]);
  return routeMetadata(productMetadata(product, rates), product.images[0]?.src);
}

export default async function ProductRoute(props: ProductRouteProps) {
  const product = await load(props);
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
