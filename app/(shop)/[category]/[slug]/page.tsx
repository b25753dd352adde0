import type { Metadata } from 'next';
import { permanentRedirect, redirect } from 'next/navigation';
import { categoryRouteMetadata } from '@/components/catalogue/category-metadata';
import { CategoryPage } from '@/components/catalogue/category-page';
import { loadListing } from '@/components/catalogue/load-listing';
import { productRouteMetadata } from '@/components/product/product-metadata';
import { ProductPage } from '@/components/product/product-page';
import { productPath } from '@/lib/catalogue/paths';
import { findCategory, pathTo } from '@/lib/catalogue/tree';
import {
  getCategoryTree,
  getEpoch,
  getProduct,
  getRates,
  getTopSellers,
  listProductParams,
} from '@/lib/commerce/catalogue/queries';
import { paths } from '@/lib/config/paths';

export const ensureStatic = 'navigation';

interface TwoSegmentProps {
  params: Promise<{ category: string; slug: string }>;
}

export async function generateStaticParams() {
  const [tree, products] = await Promise.all([getCategoryTree(), listProductParams()]);
  const categories = tree.flatMap((root) => root.children.map((child) => ({ category: root.code, slug: child.code })));
  return [...categories, ...products.map(({ subCategory, slug }) => ({ category: subCategory, slug }))];
}

/** What two segments mean: a category and its child, or a category and a product (spec.md section 2). The tree decides, then the catalogue. */
async function resolve({ params }: TwoSegmentProps) {
  const { category, slug } = await params;
  const tree = await getCategoryTree();
  const parent = findCategory(tree, category);
  if (!parent) return null;
  const code = decodeURIComponent(slug);
  const child = parent.children.find((candidate) => candidate.code === code.toLowerCase());
  const found = child ? await loadListing([child.code], '') : null;
  if (child && found)
    return {
      kind: 'category',
      canonical: `/${category}/${child.code}`,
      isCanonical: child.code === code,
      ...found,
    } as const;
  const product = await getProduct(code);
  if (!product) return null;
  return {
    kind: 'product',
    canonical: productPath({ ...product, categoryCode: category }),
    isCanonical: product.code === code,
    path: pathTo(tree, product.categoryCode ?? category),
    product,
  } as const;
}

export async function generateMetadata(props: TwoSegmentProps): Promise<Metadata> {
  const page = await resolve(props);
  if (!page) return {};
  return page.kind === 'category' ? categoryRouteMetadata(page.listing, page.view) : productRouteMetadata(page.product);
}

export default async function TwoSegmentRoute(props: TwoSegmentProps) {
  const page = await resolve(props);
  if (!page) redirect(paths.home);
  if (!page.isCanonical) permanentRedirect(page.canonical);
  if (page.kind === 'category') return <CategoryPage listing={page.listing} view={page.view} />;
  const { product, path } = page;
  const [epoch, rates, sellers] = await Promise.all([
    getEpoch(),
    getRates(),
    getTopSellers(product.brand ?? undefined),
  ]);
  const related = product.brand === null ? [] : sellers.filter(({ id }) => id !== product.id);
  return <ProductPage epoch={epoch} path={path} product={product} rates={rates} related={related} />;
}
