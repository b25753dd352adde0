import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { categoryRouteMetadata } from '@/components/catalogue/category-metadata';
import { CategoryPage } from '@/components/catalogue/category-page';
import { loadListing } from '@/components/catalogue/load-listing';
import { getCategoryTree } from '@/lib/catalogue/queries';
import { isPlaceholder, threeSegmentParams } from '@/lib/routes/static-params';

export const ensureStatic = 'navigation';

type SubCategoryRouteProps = PageProps<'/[category]/[slug]/[sub]'>;

export async function generateStaticParams() {
  return threeSegmentParams(await getCategoryTree());
}

async function loaded({ params }: SubCategoryRouteProps) {
  const { category, slug, sub } = await params;
  return isPlaceholder(category) ? null : loadListing([category, slug, sub], '');
}

export async function generateMetadata(props: SubCategoryRouteProps): Promise<Metadata> {
  return categoryRouteMetadata(await loaded(props));
}

export default async function SubCategoryRoute(props: SubCategoryRouteProps) {
  const found = await loaded(props);
  if (!found) notFound();
  return <CategoryPage {...found} />;
}
