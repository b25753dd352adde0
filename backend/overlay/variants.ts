import { z } from 'zod';
import type { SellableVariant } from '../catalogue/goods';
import { keyOf, type Metal, metalReader } from './metals';
import { type JsonObject, remembered, type Upstream } from './upstream';

/** Numeric ids seldom change, and every use of one is checked. */
const IDS_KEPT_FOR = 10 * 60_000;
const UNKNOWN_KEPT_FOR = 2_000;
/** What one order may hold of goods of which Sylius says only that there are some. */
const PLENTY = 10_000;
const VAT_PERCENT = 25;

/** Öre: a billion kronor, so that no sum of an order leaves the safe integers. */
const MOST = 100_000_000_000;

const amount = z.union([z.number(), z.string().regex(/^\d+$/).transform(Number)]).pipe(z.int().min(0).max(MOST));
const count = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^-?\d+$/)
      .transform(Number),
  ])
  .transform(Math.floor)
  .pipe(z.int());

/** Of contract.md part B section 4, and the shop's own fields where Sylius has been taught them (A3). */
const wire = z.looseObject({
  id: z.int().optional().catch(undefined),
  code: z.string().min(1),
  name: z.string().trim().nullish().catch(null),
  price: amount.nullish().catch(null),
  vat: amount.nullish().catch(null),
  stock: count.nullish().catch(null),
  inStock: z.union([z.boolean(), z.literal(1), z.literal('1')]).catch(false),
});

type WireVariant = z.infer<typeof wire>;

function read(body: JsonObject | undefined): WireVariant | undefined {
  return body && wire.safeParse(body).data;
}

/** Beside a VAT of its own, `price` is without it; what a plain Sylius names is what it charges (contract.md part B 9). */
function priceOf({ price, vat }: WireVariant, metal: Metal) {
  if (!price) return undefined;
  if (vat != null) return { price, vat };
  const within = metal === 'silver' ? Math.round((price * VAT_PERCENT) / (100 + VAT_PERCENT)) : 0;
  return { price: price - within, vat: within };
}

/** "Myntkapsel, 27 mm"; the product's name alone where its only variant has none, or repeats it. */
function nameOf(variant: WireVariant, product: JsonObject): string {
  const name = typeof product.name === 'string' && product.name.trim() !== '' ? product.name.trim() : variant.code;
  return !variant.name || name.includes(variant.name) ? name : `${name}, ${variant.name}`;
}

function availabilityOf({ inStock, price, stock }: WireVariant) {
  const had = inStock !== false && Boolean(price);
  const pieces = had ? Math.max(0, stock ?? PLENTY) : 0;
  return { stock: pieces, onHand: had, deliveryWeeks: null, soldOut: !had };
}

/**
 * Reads variants of a real Sylius by the names that the storefront has for them: numeric ids up to 1.12, codes from 1.13.
 * A number is an id where variants have ids, else a code. The id in the response is compared with the one requested, so
 * that a number never orders another product.
 */
export function variantReader(upstream: Upstream) {
  const metalOf = metalReader(upstream);
  const ids = remembered(async () => {
    const all = (await upstream.list('/product-variants')).flatMap((member) => read(member) ?? []);
    return new Map(all.flatMap(({ id, code }) => (id === undefined ? [] : [[id, code] as const])));
  }, IDS_KEPT_FOR);

  const byCode = async (code: string) => upstream.item(`/product-variants/${encodeURIComponent(code)}`);

  const byId = async (id: number): Promise<JsonObject | undefined> => {
    let maxAge: number | undefined;
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const codes = await ids(maxAge);
      if (codes.size === 0) return byCode(String(id));
      const code = codes.get(id);
      const found = code === undefined ? undefined : await byCode(code);
      if (found?.id === id) return found;
      // A wrong entry is read again at once. Unknown numbers must not cause one list each.
      maxAge = code === undefined ? UNKNOWN_KEPT_FOR : 0;
    }
    return undefined;
  };

  const find = (id: number | string) =>
    /^(?:0|[1-9]\d{0,14})$/.test(String(id)) ? byId(Number(id)) : byCode(String(id));

  const productOf = async (variant: JsonObject): Promise<JsonObject | undefined> => {
    const code = keyOf(variant.product);
    return code === undefined ? undefined : upstream.item(`/products/${encodeURIComponent(code)}`);
  };

  return {
    /** Undefined for what cannot be sold: unknown, without a price, or of a product that is not shown. */
    sellable: async (id: number | string): Promise<SellableVariant | undefined> => {
      const body = await find(id);
      const variant = read(body);
      if (!body || !variant) return undefined;
      const product = await productOf(body);
      if (typeof product?.code !== 'string') return undefined;
      const metal = await metalOf(product);
      const price = priceOf(variant, metal);
      if (!price) return undefined;
      const facts = { code: variant.code, productCode: product.code, name: nameOf(variant, product), metal };
      return { ...facts, ...price, ...availabilityOf(variant), id: null, fineWeight: 0 };
    },
    availability: async (id: string) => {
      const variant = read(await find(id));
      return variant && availabilityOf(variant);
    },
  };
}
