import type { Metadata } from 'next';
import { PICTURE, pricePath } from '@/lib/domain/paths/price-paths';
import type { Metal } from '@/lib/domain/prices/goods';
import type { Period } from '@/lib/domain/prices/periods';
import { env } from '@/lib/server/config/env';
import { pageTitle } from '@/lib/server/seo/page-title';
import { PRICE_TEXTS } from './texts';

export function priceMetadata(metal: Metal, period: Period): Metadata {
  const { title } = PRICE_TEXTS[metal];
  const { documentTitle, description } = PRICE_TEXTS[metal].periods[period];
  const url = env().SITE_URL + pricePath(metal, period);
  const picture = `${env().SITE_URL}${pricePath(metal)}/${PICTURE}`;
  return {
    title: { absolute: pageTitle(documentTitle) },
    description,
    alternates: { canonical: url },
    openGraph: {
      type: 'website',
      locale: 'sv_SE',
      title: documentTitle,
      description,
      url,
      images: [{ url: picture, width: 1200, height: 630, alt: `${title} det senaste dygnet, som kurva` }],
    },
    twitter: { card: 'summary_large_image' },
  };
}
