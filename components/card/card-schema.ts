import * as z from 'zod/mini';
import { moneySchema } from '@/lib/domain/prices/money-schema';
import { productSchema, variantSchema } from '@/lib/domain/product/product';

const text = z.string();
const maybe = z.nullable(text);
const { id, code, name, brand, categoryCode, label, metal, purity, isInvestmentGold, mayWithdraw } =
  productSchema.shape;
const { vat, stock, inStock, onHand, deliveryDays } = variantSchema.shape;

/** See CartProduct in lib/domain/cart/cart-item.ts. */
const item = z.object({
  ...{ id, code, name, brand, categoryCode, metal, purity, isInvestmentGold, mayWithdraw },
  ...{ vat, stock, inStock, onHand, deliveryDays },
  variantId: text,
  variantCode: text,
  weightLabel: maybe,
  price: moneySchema,
  image: maybe,
  hasVariants: z.boolean(),
  epoch: z.exactOptional(z.nullable(z.number())),
});

/** A scaled picture: the attributes of its `<img>`. */
export const imageSchema = z.object({ src: text, srcSet: z.exactOptional(text) });

/** The contents of a card as formatted texts, the same from the server and from our own handlers. */
export const cardSchema = z.object({
  ...{ id, code, name, metal, label },
  href: text,
  /** Has the lowest price per gram of the category; only in its listing. */
  isBestBuy: z.exactOptional(z.literal(true)),
  /** URL of a film. */
  video: maybe,
  /** "999,9 · 31,1g" */
  facts: text,
  price: maybe,
  /** Only when VAT is, or may be, part of the price. */
  vat: maybe,
  /** "till och med 31 december 2026", of a limited offer. */
  until: maybe,
  /** The lowest price of the 30 days before a reduction. */
  reducedFrom: maybe,
  buyBack: maybe,
  perGram: maybe,
  stock: z.object({ kind: z.enum(['inStock', 'backorder', 'soldOut']), text }),
  /** At most two: the second is shown on hover. */
  images: z.readonly(z.array(imageSchema)),
  /** Has colours or sizes: the price is the lowest, and a variant must be chosen first. */
  hasChoice: z.boolean(),
  /** The cart item that the button adds. Null: without a price, or before a choice. */
  item: z.nullable(item),
});

export type CardImageData = Readonly<z.infer<typeof imageSchema>>;

export type CardData = Readonly<z.infer<typeof cardSchema>>;
