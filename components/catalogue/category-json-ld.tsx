import { BreadcrumbJsonLd } from 'next-seo';
import { env } from '@/lib/config/env';
import type { Listing } from '@/lib/listing/listing';
import { categoryPath } from '@/lib/routes/catalogue-paths';
import { breadcrumbJsonLd } from '@/lib/seo/json-ld';

interface CategoryJsonLdProps {
  listing: Listing;
}

export function CategoryJsonLd({ listing: { path } }: CategoryJsonLdProps) {
  const { SITE_URL } = env();
  const crumbs = path.map(({ name }, index) => ({ name, path: categoryPath(path.slice(0, index + 1)) }));
  return <BreadcrumbJsonLd {...breadcrumbJsonLd(crumbs, SITE_URL)} />;
}
