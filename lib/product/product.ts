import * as z from 'zod/mini';
import type { Metal, WeightType } from '@/lib/prices/goods';
import { ore } from '@/lib/prices/money';

export type { Metal, WeightType } from '@/lib/prices/goods';

/*
 * What is true of the goods, declared once: cards, pages, cart, feed and search take parts of it, and what another instance has stored is
 * read by it. Null always means "not known", or "has none".
 */

export const money = z.pipe(z.int().check(z.nonnegative()), z.transform(ore));
const text = z.nullable(z.string());
const number = z.nullable(z.number());
export const metalSchema: z.ZodMiniType<Metal> = z.enum(['gold', 'silver']);
const weightType: z.ZodMiniType<WeightType> = z.enum(['g', 'kg', 'x1g', 'oz', 'x1/10oz', 'other']);
/** Same-origin path, ready for next/image and for the feed. */
const media = z.string().check(z.startsWith('/sylius/media/'));

export const priceSchema = z.object({
  /** What the customer pays for one, VAT included, a sale price applied. Null: has no price, cannot be bought. */
  price: z.nullable(money),
  /** `price` without VAT; null when the VAT is not known. */
  netPrice: z.nullable(money),
  /** The VAT inside `price`. 0 only of what is known to be exempt; null when it is not known, never 0 instead. */
  vat: z.nullable(money),
  /** Null: `price` is no reduced price, or the lowest earlier one is not known, without which none may be shown (domain.md 5.4). */
  reducedFrom: z.nullable(money),
});

/** What is the variant's, and its product's by the last variant (spec.md section 4). */
const sold = {
  ...priceSchema.shape,
  buyBackPrice: z.nullable(money),
  inStock: z.boolean(),
  /** Physically in the shop: can be added without requesting a delivery time. Never of an empty stock. */
  onHand: z.boolean(),
  /** The most that can be ordered. */
  stock: z.number(),
  deliveryDays: number,
};

export const variantSchema = z.object({
  ...sold,
  /** Opaque: the numeric id of Sylius <= 1.12 as a string, otherwise the variant's code. */
  id: z.string(),
  /** The backend sends `id` as a text of digits: it goes back as a text (contract.md A5). */
  hasTextId: z.exactOptional(z.literal(true)),
  code: z.string(),
  color: text,
  colorName: text,
  size: text,
  /** Grams, where the shop keeps the weight on the variant. */
  weight: number,
});

/** Where a fact comes from. `field`: the shop's own field; `rule`: the shop's word on all its bars (spec.md section 9). */
const source = z.nullable(z.enum(['field', 'attribute', 'category', 'name', 'rule']));

export const productSchema = z.object({
  ...sold,
  id: z.string(),
  /** As the backend writes it: capitals are kept; searching for a code ignores case. */
  code: z.string(),
  slug: z.string(),
  name: z.string(),
  /** Null for none and for the backend's "other". */
  brand: text,
  /** Text or HTML as the dealer wrote it; always rendered through the sanitiser. */
  description: z.string(),
  /** `variant`: code of the variant that it shows; left out: shows the product. */
  images: z.readonly(z.array(z.object({ src: media, variant: z.exactOptional(z.string()) }))),
  /** attributes.etikett, shown over the picture. */
  label: text,
  /**
   * attributes.angerratt, set by the dealer: the collectors' market and not the metal decides the price, so that the purchase may be
   * withdrawn from within 14 days (domain.md section 5).
   */
  mayWithdraw: z.boolean(),
  /**
   * May be called investment gold: by the dealer's word (attributes.investeringsguld), else where the law leaves no doubt
   * (domain.md 5.1). Historic coins and sheets of 1 g pieces need the dealer's word.
   */
  isInvestmentGold: z.boolean(),
  /** attributes.video: a silent film. */
  video: z.nullable(media),
  /** Last segment of mainTaxon, lower case: the first segment of the product's URL. Null: listed nowhere. */
  categoryCode: text,
  categoryNames: z.readonly(z.array(z.string())),
  metal: z.nullable(metalSchema),
  /** How each of these facts is known. */
  sources: z.object({ metal: source, weight: source, purity: source }),
  /** syncRates without its first character ("AU"), for the technical table. */
  metalSymbol: text,
  /** Grams as the backend means them: the fine weight for `oz` kinds, the physical weight for the others. */
  weight: number,
  weightType,
  /** Per mille: 999.9 */
  purity: number,
  /** Mean of its reviews, 1 to 5; 0 for none. */
  ratings: z.number(),
  /** How many reviews that is the mean of; null when the backend does not say. */
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
export type FactSource = NonNullable<z.infer<typeof source>>;
export type Product = Readonly<z.infer<typeof productSchema>>;
export type ProductImage = Product['images'][number];
