import * as z from 'zod/mini';
import { ore } from '@/lib/prices/money';

const text = z.string();
const maybe = z.nullable(text);
const metal = z.nullable(z.enum(['gold', 'silver']));
const amount = z.pipe(z.int(), z.transform(ore));

const item = z.object({
  id: text,
  code: text,
  categoryCode: maybe,
  variantId: text,
  variantCode: text,
  name: text,
  brand: maybe,
  metal,
  weightLabel: maybe,
  purity: z.nullable(z.number()),
  isInvestmentGold: z.boolean(),
  mayWithdraw: z.boolean(),
  price: amount,
  vat: z.nullable(amount),
  stock: z.number(),
  inStock: z.boolean(),
  onHand: z.boolean(),
  deliveryDays: z.nullable(z.number()),
  image: maybe,
  hasVariants: z.boolean(),
});

/** A card as our own handlers answer it (card-data.ts). */
export const cardSchema = z.object({
  id: text,
  code: text,
  href: text,
  name: text,
  metal,
  label: maybe,
  video: maybe,
  facts: text,
  price: maybe,
  vat: maybe,
  until: maybe,
  reducedFrom: maybe,
  buyBack: maybe,
  perGram: maybe,
  stock: z.object({ kind: z.enum(['inStock', 'backorder', 'soldOut']), text }),
  images: z.array(text),
  hasChoice: z.boolean(),
  item: z.nullable(item),
});
