import { JsonLdScript } from 'next-seo';
import type { Category } from '@/lib/catalogue/category';
import { categoryPath, productPath } from '@/lib/catalogue/paths';
import type { Product } from '@/lib/catalogue/product';
import { env } from '@/lib/config/env';
import type { Epoch } from '@/lib/pricing/rates';
import { breadcrumbJsonLd, productJsonLd } from '@/lib/seo/json-ld';

interface ProductJsonLdProps {
  product: Product;
  path: readonly Category[];
  epoch: Epoch;
}

/** From the very objects that the page shows: price, stock and epoch cannot differ. */
export function ProductJsonLd({ product, path, epoch }: ProductJsonLdProps) {
  const { SITE_URL } = env();
  const crumbs = [
    ...path.map(({ name }, index) => ({ name, path: categoryPath(path.slice(0, index + 1)) })),
    { name: product.name, path: productPath(product) },
  ];
  return (
    <>
      <JsonLdScript data={productJsonLd(product, epoch, SITE_URL)} scriptKey="product" />
      <JsonLdScript data={breadcrumbJsonLd(crumbs, SITE_URL)} scriptKey="breadcrumbs" />
    </>
  );
}
