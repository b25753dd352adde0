import type { Metadata } from 'next';
import { site } from '@/lib/config/site';
import type { Product } from '@/lib/product/product';
import { productMetadata } from '@/lib/seo/metadata';

export function productRouteMetadata(product: Product): Metadata {
  const { title, description, canonical } = productMetadata(product, site.name);
  const image = product.images[0]?.src;
  return {
    title: { absolute: title },
    description,
    alternates: { canonical },
    openGraph: {
      title,
      description,
      url: canonical,
      siteName: site.name,
      locale: 'sv_SE',
      type: 'website',
      images: [image ?? site.shareImage],
    },
  };
}
