import { JsonLdScript } from 'next-seo';
import type { Listing } from '@/lib/catalogue/listing';
import { categoryPath } from '@/lib/catalogue/paths';
import { env } from '@/lib/config/env';
import { breadcrumbJsonLd } from '@/lib/seo/json-ld';

interface CategoryJsonLdProps {
  listing: Listing;
}

export function CategoryJsonLd({ listing: { path } }: CategoryJsonLdProps) {
  const { SITE_URL } = env();
  const crumbs = path.map(({ name }, index) => ({ name, path: categoryPath(path.slice(0, index + 1)) }));
  return <JsonLdScript data={breadcrumbJsonLd(crumbs, SITE_URL)} scriptKey="breadcrumbs" />;
}
