import { z } from 'zod';
import type { Category } from '@/lib/listing/category';
import { productSchema } from '@/lib/product/product';
import type { ListPages } from '@/lib/sylius/client/list';
import type { PriceTerms } from '@/lib/sylius/resources/variants/price';
import { loadReportSchema } from '../load/load-report';

/*
 * A catalogue that instances share through the store. Validated, because another program may have written it.
 */

const text = z.string().nullable();
const { metal, weight, weightType, purity } = productSchema.shape;
const category: z.ZodType<Category> = z.lazy(() =>
  z.object({ code: z.string(), name: z.string(), description: text, children: z.array(category) }),
);

const range = z.object({ lowest: z.number(), highest: z.number() });

const terms: z.ZodType<PriceTerms> = z.object({
  goods: z.object({
    metal,
    form: z.enum(['bar', 'coin']).nullable(),
    weight,
    weightType,
    purity,
    declared: z.boolean().nullable().optional(),
    isUsed: z.boolean().optional(),
  }),
  sale: productSchema.shape.price,
  limits: z.object({ price: range, buyBack: range }).optional(),
  isContradictory: z.boolean().optional(),
});

const pages: z.ZodType<ListPages> = z.object({
  path: z.string(),
  pages: z.array(z.tuple([z.string(), z.string()])),
});

const moment = z.iso.datetime();
const rate = z.object({ sekPerOunce: z.number().positive(), change: z.number() });

export const headerSchema = z.object({
  id: z.string(),
  changed: moment,
  nextChange: moment,
  /** When it was loaded and confirmed, in milliseconds since 1970 on the backend's clock, which all instances share. */
  madeAt: z.number(),
  confirmedAt: z.number(),
  fingerprint: z.string(),
  lists: z.array(pages),
  roots: z.array(category),
  hidden: z.array(z.string()),
  terms: z.array(z.tuple([z.string(), terms])),
  products: z.int().nonnegative(),
  rates: z.object({ gold: rate.exactOptional(), silver: rate.exactOptional() }),
  ratesAt: z.number(),
  report: loadReportSchema,
});
export type Header = z.infer<typeof headerSchema>;

/** The backend's price status, as one instance received it. */
export const statusSchema = z.object({ id: z.string(), time: moment, changed: moment });

/** The message to other instances after a load. Ages in milliseconds instead of times, because clocks differ. */
export const loadedSchema = z.object({
  id: z.string(),
  time: moment,
  changed: moment,
  statusAge: z.number().nonnegative(),
  loadAge: z.number().nonnegative(),
});
