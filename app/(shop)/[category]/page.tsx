import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { categoryRouteMetadata } from '@/components/catalogue/category-metadata';
import { CategoryPage } from '@/components/catalogue/category-page';
import { loadListing } from '@/components/catalogue/load-listing';
import { GOLD_ROOT } from '@/lib/catalogue/category';
import { getCategoryTree } from '@/lib/commerce/catalogue/queries';

export const ensureStatic = 'navigation';

interface CategoryRouteProps {
  params: Promise<{ category: string }>;
}

export async function generateStaticParams() {
  const tree = await getCategoryTree();
  return [{ category: GOLD_ROOT }, ...tree.map(({ code }) => ({ category: code }))];
}

export async function generateMetadata({ params }: CategoryRouteProps): Promise<Metadata> {
  const found = await loadListing([(await params).category], '');
  return found ? categoryRouteMetadata(found.listing, found.view) : {};
}

export default async function CategoryRoute({ params }: CategoryRouteProps) {
  const found = await loadListing([(await params).category], '');
  if (!found) notFound();
  return <CategoryPage {...found} />;
}
