import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { categoryRouteMetadata } from '@/components/catalogue/category-metadata';
import { CategoryPage } from '@/components/catalogue/category-page';
import { loadListing } from '@/components/catalogue/load-listing';
import { getCategoryTree } from '@/lib/catalogue/queries';
import { isPlaceholder, rootParams } from '@/lib/routes/static-params';

export const ensureStatic = 'navigation';

type CategoryRouteProps = PageProps<'/[category]'>;

export async function generateStaticParams() {
  return rootParams(await getCategoryTree());
}

async function loaded({ params }: CategoryRouteProps) {
  const { category } = await params;
  return isPlaceholder(category) ? null : loadListing([category], '');
}

export async function generateMetadata(props: CategoryRouteProps): Promise<Metadata> {
  return categoryRouteMetadata(await loaded(props));
}

export default async function CategoryRoute(props: CategoryRouteProps) {
  const found = await loaded(props);
  if (!found) notFound();
  return <CategoryPage {...found} />;
}
