import pLimit from 'p-limit';
import { z } from 'zod';
import type { Goods, SellableVariant } from '../catalogue/goods';
import { paymentMethods } from '../catalogue/methods';
import { pictureMover } from './routes';
import { openSylius } from './upstream';

const SHOWN = 12;
const AT_ONCE = 8;
/** Maximum quantity per order when Sylius only says that an item is in stock. */
const PLENTY = 10_000;
const VAT_PERCENT = 25;
/** Öre: a billion kronor, so that every sum of an order stays a safe integer. */
const MOST = 100_000_000_000;

const whole = z.coerce.number().int();
const amount = whole.min(0).max(MOST).nullish().catch(null);
const text = z.string().trim().nullish().catch(null);

/** Fields of contract.md part B section 4, and the shop's own fields of a Sylius that has them (A3). */
const variantSchema = z.object({
  id: z.int().optional().catch(undefined),
  code: z.string().min(1),
  name: text,
  /** Its IRI. */
  product: z.string(),
  price: amount,
  vat: amount,
  stock: whole.nullish().catch(null),
  inStock: z.union([z.boolean(), z.literal(1), z.literal('1')]).catch(false),
});
type Variant = z.infer<typeof variantSchema>;

const productSchema = z.object({ code: z.string(), name: text, mainTaxon: z.unknown(), brand: text });
type Product = z.infer<typeof productSchema>;

/** By words in its main category, code and name: a plain Sylius has no field for it. */
function metalOf({ mainTaxon, code, name }: Product): SellableVariant['metal'] {
  for (const words of [JSON.stringify(mainTaxon ?? ''), code, name ?? '']) {
    if (/silver/i.test(words)) return 'silver';
    if (/guld|gold/i.test(words)) return 'gold';
  }
  return 'other';
}

/** With a `vat` field, `price` excludes VAT; a plain Sylius's price includes it (contract.md part B 9). */
function priceOf({ price, vat }: Variant, metal: SellableVariant['metal']) {
  if (!price) return undefined;
  if (vat != null) return { price, vat };
  const within = metal === 'silver' ? Math.round((price * VAT_PERCENT) / (100 + VAT_PERCENT)) : 0;
  return { price: price - within, vat: within };
}

/** "Myntkapsel, 27 mm"; only the product's name when the variant has no name or the same one. */
function nameOf(variant: Variant, product: Product): string {
  const name = product.name || variant.code;
  return !variant.name || name.includes(variant.name) ? name : `${name}, ${variant.name}`;
}

function availabilityOf({ inStock, price, stock }: Variant) {
  const onHand = Boolean(inStock && price);
  return { stock: onHand ? Math.max(0, stock ?? PLENTY) : 0, onHand, deliveryWeeks: null, soldOut: !onHand };
}

/** The simulated method's code for `Swish_v2`, `bank-transfer` or `ZIMPLER`; empty for a method that is not simulated. */
function plainCode(code: string): string {
  const plain = code
    .toLowerCase()
    .replaceAll('-', '_')
    .replace(/_v\d+$/, '');
  return paymentMethods.some((method) => method.code === plain) ? plain : '';
}

/** What a real Sylius provides for the shop's own API, so that its products can be bought. */
export type Overlay = ReturnType<typeof createOverlay>;

/** @param base the URL of a real Sylius up to `/api/v2`, without a trailing slash */
export function createOverlay(base: string) {
  const sylius = openSylius(base);
  const limit = pLimit(AT_ONCE);

  /** By numeric id (Sylius up to 1.12) or by code. The found id is compared, so that a number never orders another product. */
  const findVariant = async (id: number | string): Promise<Variant | undefined> => {
    const isNumber = /^\d+$/.test(String(id));
    const all = isNumber ? await sylius.list('/product-variants?itemsPerPage=9999') : [];
    const { code = id } = Object(all.find((member) => Object(member).id === Number(id)));
    const variant = variantSchema.safeParse(await sylius.read(`/product-variants/${encodeURIComponent(code)}`)).data;
    const isOther = isNumber && variant?.id !== undefined && variant.id !== Number(id);
    return isOther ? undefined : variant;
  };

  /** Undefined for a variant that cannot be sold: unknown, without a price, or of a hidden product. */
  const sellable = async (id: number | string): Promise<SellableVariant | undefined> => {
    const variant = await findVariant(id);
    if (!variant) return undefined;
    const productCode = variant.product.split('/').at(-1);
    const product = productSchema.safeParse(await sylius.read(`/products/${productCode}`)).data;
    if (!product) return undefined;
    const metal = metalOf(product);
    const price = priceOf(variant, metal);
    if (!price) return undefined;
    const facts = { code: variant.code, productCode: product.code, name: nameOf(variant, product), metal };
    return { ...facts, ...price, ...availabilityOf(variant), id: null, fineWeight: 0 };
  };

  const goods: Goods = {
    prepare: async (ids) => {
      const results = await Promise.allSettled(ids.map((id) => limit(sellable, id)));
      return (_, id) => {
        const result = results[ids.indexOf(id)];
        if (result?.status === 'rejected') throw result.reason;
        return result?.value;
      };
    },
    availability: async (ids) => {
      const found = await limit.map(ids, findVariant);
      return new Map(ids.map((id, index) => [id, found[index] && availabilityOf(found[index])]));
    },
    // Sylius' ids differ from ours (its 3 may be our 4), so only codes are passed on.
    paymentName: async (id) => {
      const methods = z
        .array(z.object({ id: z.unknown(), code: z.string() }))
        .safeParse(await sylius.list('/payment-methods')).data;
      const method = methods?.find((candidate) => candidate.id === id || candidate.code === String(id));
      return plainCode(method?.code ?? String(id));
    },
  };

  return {
    goods,
    /**
     * The first products, optionally of one brand (by field or name): a plain Sylius has no sales figures. Picture URLs start
     * with `origin`, the origin of this backend.
     */
    topSellers: async (brand: string | undefined, origin: string): Promise<unknown[]> => {
      const isNamed = (member: unknown) => {
        const product = productSchema.safeParse(member).data;
        return `${product?.brand} ${product?.name}`.toLowerCase().includes((brand ?? '').toLowerCase());
      };
      const found = (await sylius.list('/products?itemsPerPage=500')).filter(isNamed).slice(0, SHOWN);
      return JSON.parse(pictureMover(base)(JSON.stringify(found), origin));
    },
  };
}
