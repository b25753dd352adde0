import * as z from 'zod/mini';
import { money, productSchema, variantSchema } from '@/lib/product/product';

const text = z.string();
const maybe = z.nullable(text);
const { id, code, name, brand, categoryCode, label, metal, purity, isInvestmentGold, mayWithdraw } =
  productSchema.shape;
const { vat, stock, inStock, onHand, deliveryDays } = variantSchema.shape;

/** See CartProduct in lib/cart/cart-item.ts. */
const item = z.object({
  ...{ id, code, name, brand, categoryCode, metal, purity, isInvestmentGold, mayWithdraw },
  ...{ vat, stock, inStock, onHand, deliveryDays },
  variantId: text,
  variantCode: text,
  weightLabel: maybe,
  price: money,
  image: maybe,
  hasVariants: z.boolean(),
  epoch: z.exactOptional(z.nullable(z.number())),
});

/** What a card shows, as finished texts, the same on the server and in what our own handlers answer. */
export const cardSchema = z.object({
  ...{ id, code, name, metal, label },
  href: text,
  /** Address of a film. */
  video: maybe,
  /** "999,9 · 31,1g" */
  facts: text,
  price: maybe,
  /** Only where VAT is part of the price, or may be. */
  vat: maybe,
  /** "till och med 31 december 2026", of a limited offer. */
  until: maybe,
  /** The lowest price of the 30 days before a reduction. */
  reducedFrom: maybe,
  buyBack: maybe,
  perGram: maybe,
  stock: z.object({ kind: z.enum(['inStock', 'backorder', 'soldOut']), text }),
  /** Paths, at most two: the second is for the pointer. */
  images: z.readonly(z.array(text)),
  /** Comes in colours or sizes: the price is the lowest, and what is bought has to be chosen first. */
  hasChoice: z.boolean(),
  /** What the button adds. Null: without a price, or not before a choice. */
  item: z.nullable(item),
});

export type CardData = Readonly<z.infer<typeof cardSchema>>;
