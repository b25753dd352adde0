import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { cardSchema, imageSchema } from '@/components/card/card-schema';
import { queryKeys } from '@/components/queries/keys';
import { fetchJson } from '@/lib/browser/api/request';
import { variantSchema } from '@/lib/domain/product/product';
import { usePriceStatus } from '@/stores/price-status-store';
import type { ProductSummary, QuickViewData } from './quick-view-data';

const summary = {
  card: cardSchema,
  picture: z.nullable(imageSchema),
  rows: z.array(z.object({ name: z.string(), value: z.string() })),
};
const maybe = z.nullable(z.string());
const { price, inStock } = variantSchema.shape;
const variant = z.object({ ...summary, id: z.string(), color: maybe, colorName: maybe, size: maybe, price, inStock });

const schema = z.object({ ...summary, sizes: z.record(z.string(), z.string()), variants: z.array(variant) });

/** Marks the cart items with the price epoch of the request, since a later request may fail and the price then stays old. */
function pricedIn(data: QuickViewData, epoch: number | null): QuickViewData {
  const priced = <T extends ProductSummary>(summary: T): T => {
    const { item } = summary.card;
    return { ...summary, card: { ...summary.card, item: item && { ...item, epoch } } };
  };
  return { ...priced(data), variants: data.variants.map(priced) };
}

async function fetchQuickView(code: string, signal: AbortSignal): Promise<QuickViewData> {
  const epoch = usePriceStatus.getState().shown;
  return pricedIn(schema.parse(await fetchJson(`/api/product/${encodeURIComponent(code)}`, signal)), epoch);
}

/** A product's data for the quick view and the film overlay. Rejects without a valid response. */
export function quickViewQuery(code: string) {
  return queryOptions({
    queryKey: queryKeys.product(code),
    queryFn: ({ signal }) => fetchQuickView(code, signal),
  });
}
