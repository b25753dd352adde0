import { BreadcrumbJsonLd, ProductJsonLd as ProductScript } from 'next-seo';
import { env } from '@/lib/config/env';
import type { Category } from '@/lib/listing/category';
import type { Epoch } from '@/lib/prices/rates';
import type { Product } from '@/lib/product/product';
import { categoryPath, productPath } from '@/lib/routes/catalogue-paths';
import { breadcrumbJsonLd, productJsonLd } from '@/lib/seo/json-ld';

interface ProductJsonLdProps {
  product: Product;
  path: readonly Category[];
  epoch: Epoch;
}

/** Built from the objects that the page shows, so that price, stock and epoch cannot differ. */
export function ProductJsonLd({ product, path, epoch }: ProductJsonLdProps) {
  const { SITE_URL } = env();
  const crumbs = [
    ...path.map(({ name }, index) => ({ name, path: categoryPath(path.slice(0, index + 1)) })),
    { name: product.name, path: productPath(product) },
  ];
  const offered = productJsonLd(product, epoch, SITE_URL);
  return (
    <>
      {offered ? <ProductScript {...offered} /> : null}
      <BreadcrumbJsonLd {...breadcrumbJsonLd(crumbs, SITE_URL)} />
    </>
  );
}
