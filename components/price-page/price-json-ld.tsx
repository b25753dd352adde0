import { JsonLdScript } from 'next-seo';
import { env } from '@/lib/config/env';
import type { Metal } from '@/lib/prices/goods';
import type { Period } from '@/lib/prices/periods';
import { pricePath } from '@/lib/routes/price-address';
import { pageJsonLd } from '@/lib/seo/json-ld';
import { PRICE_TEXTS } from './texts';

interface PriceJsonLdProps {
  metal: Metal;
  period: Period;
  /** ISO 8601; null without a known price. */
  changed: string | null;
}

export function PriceJsonLd({ metal, period, changed }: PriceJsonLdProps) {
  const { heading, description } = PRICE_TEXTS[metal].periods[period];
  const page = { name: heading, description, path: pricePath(metal, period), changed };
  return <JsonLdScript data={pageJsonLd(page, env().SITE_URL)} scriptKey="page" />;
}
