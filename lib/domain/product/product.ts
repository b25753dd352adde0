import * as z from 'zod/mini';
import type { Metal, WeightType } from '@/lib/domain/prices/goods';
import { moneySchema } from '@/lib/domain/prices/money-schema';

export type { Metal, WeightType } from '@/lib/domain/prices/goods';

/* Product data, declared once: cards, pages, cart, feed and search use parts of it, and data stored by another
   instance is parsed with it. Null always means "unknown" or "none". */

const text = z.nullable(z.string());
const number = z.nullable(z.number());
export const metalSchema: z.ZodMiniType<Metal> = z.enum(['gold', 'silver']);
const weightType: z.ZodMiniType<WeightType> = z.enum(['g', 'kg', 'x1g', 'oz', 'x1/10oz', 'other']);
/** Same-origin path, for next/image and the feed. */
const media = z.string().check(z.startsWith('/sylius/media/'));

export const priceSchema = z.object({
  /** Price of one piece, VAT included, a sale price applied. Null: no price, cannot be bought. */
  price: z.nullable(moneySchema),
  /** `price` without VAT; null when the VAT is unknown. */
  netPrice: z.nullable(moneySchema),
  /** The VAT included in `price`. 0 only for products known to be exempt; null when unknown, never 0 instead. */
  vat: z.nullable(moneySchema),
  /** Null: `price` is not reduced, or the lowest earlier price, which must be shown with it (domain.md 5.4), is unknown. */
  reducedFrom: z.nullable(moneySchema),
});

/** Belongs to the variant; a product takes it from its last variant (spec.md section 4). */
const sold = {
  ...priceSchema.shape,
  buyBackPrice: z.nullable(moneySchema),
  inStock: z.boolean(),
  /** Physically in the shop: can be added without confirming a delivery time. False at stock 0. */
  onHand: z.boolean(),
  /** The largest quantity that can be ordered. */
  stock: z.number(),
  deliveryDays: number,
};

export const variantSchema = z.object({
  ...sold,
  /** Opaque: the numeric id of Sylius <= 1.12 as a string, otherwise the variant's code. */
  id: z.string(),
  /** The backend sends `id` as a string of digits, and must receive it as a string (contract.md A5). */
  hasTextId: z.exactOptional(z.literal(true)),
  code: z.string(),
  color: text,
  colorName: text,
  size: text,
  /** Grams, when the backend stores the weight on the variant. */
  weight: number,
});

export const productSchema = z.object({
  ...sold,
  id: z.string(),
  /** In the backend's case; lookups ignore case. */
  code: z.string(),
  slug: z.string(),
  name: z.string(),
  /** Null for none, and for the backend's "other". */
  brand: text,
  /** The dealer's text or HTML; always rendered through the sanitiser. */
  description: z.string(),
  /** `variant`: code of the variant in the picture; omitted: the product itself. */
  images: z.readonly(z.array(z.object({ src: media, variant: z.exactOptional(z.string()) }))),
  /** attributes.etikett, shown over the picture. */
  label: text,
  /**
   * attributes.angerratt, set by the dealer: the collectors' market, not the metal, decides the price, so that the
   * buyer may withdraw within 14 days (domain.md section 5).
   */
  mayWithdraw: z.boolean(),
  /**
   * May be called investment gold: by the dealer's declaration (attributes.investeringsguld), else when the law leaves
   * no doubt (domain.md 5.1). Historic coins and sheets of 1 g pieces need the declaration.
   */
  isInvestmentGold: z.boolean(),
  /** Further attributes by key (attributes.ts): numbers in grams or millimetres. */
  attributes: z._default(z.readonly(z.record(z.string(), z.union([z.number(), z.string()]))), {}),
  /** attributes.video: a silent video. */
  video: z.nullable(media),
  /** Last segment of mainTaxon, lower case: the first segment of the product's URL. Null: in no category. */
  categoryCode: text,
  categoryNames: z.readonly(z.array(z.string())),
  metal: z.nullable(metalSchema),
  /** syncRates without its first character ("AU"), for the technical table. */
  metalSymbol: text,
  /** Grams: the fine weight for `oz` kinds, the physical weight for the others, as in the backend. */
  weight: number,
  weightType,
  /** Per mille: 999.9 */
  purity: number,
  /** Mean rating, 1 to 5; 0 without reviews. */
  ratings: z.number(),
  /** Number of reviews; null when the backend does not send it. */
  reviews: number,
  /** ISO 8601, or null. */
  until: text,
  variantId: text,
  variants: z.readonly(z.array(variantSchema)),
  /** ISO 8601 of the last change in the backend, for the sitemap. */
  updatedAt: text,
});

export type VariantPrice = Readonly<z.infer<typeof priceSchema>>;
export type ProductVariant = Readonly<z.infer<typeof variantSchema>>;
export type Product = Readonly<z.infer<typeof productSchema>>;
export type ProductImage = Product['images'][number];
/** A product on the wishlist or in the comparison; what changes is fetched when shown. Its name, in case it is no longer sold. */
export type SavedProduct = Pick<Product, 'id' | 'code' | 'name'>;
