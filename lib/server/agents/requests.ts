import { z } from 'zod';
import { TransportError } from './protocol';

/** Maximum identifiers per lookup. */
const MOST_IDS = 50;
/** Maximum products per page; a larger limit is reduced to it. */
const LONGEST_PAGE = 50;
const USUAL_PAGE = 10;

const text = z.string().max(200);
const amount = z.number().int().min(0);

const filters = z.looseObject({
  categories: z.array(text).max(50).optional(),
  price: z.object({ min: amount.optional(), max: amount.optional() }).optional(),
});
/** The protocol rejects searches without a recognised input. */
const isFiltering = ({ categories = [], price = {} }: Filters) =>
  categories.length > 0 || price.min !== undefined || price.max !== undefined;

const common = { filters: filters.optional(), context: z.looseObject({ currency: z.string().optional() }).optional() };

export const searchRequest = z
  .looseObject({
    ...common,
    query: text.optional(),
    pagination: z
      .looseObject({ cursor: z.string().max(500).optional(), limit: z.number().int().min(1).optional() })
      .optional(),
  })
  .refine(({ query = '', filters: given = {} }) => query.trim() !== '' || isFiltering(given), {
    message: 'a query or a filter is required',
  })
  .transform(({ query = '', filters: given = {}, context: { currency } = {}, pagination = {} }) => ({
    query: query.trim(),
    filters: given,
    currency,
    cursor: pagination.cursor,
    limit: Math.min(pagination.limit ?? USUAL_PAGE, LONGEST_PAGE),
  }));

export const lookupRequest = z
  .looseObject({ ids: z.array(text).min(1), ...common })
  .transform(({ ids, filters: given = {}, context: { currency } = {} }) => ({ ids, filters: given, currency }));

const selected = z
  .array(z.object({ name: text, label: text }))
  .max(10)
  .refine((options) => new Set(options.map(({ name }) => name)).size === options.length, {
    message: 'an option is named twice',
  });

export const productRequest = z
  .looseObject({
    id: text,
    selected: selected.optional(),
    preferences: z.array(text).max(10).optional(),
    ...common,
  })
  .transform(({ id, selected: options = [], preferences = [], filters: given = {}, context: { currency } = {} }) => {
    return { id, selected: options, preferences, filters: given, currency };
  });

export type Filters = z.infer<typeof filters>;
export type SearchRequest = z.infer<typeof searchRequest>;
export type LookupRequest = z.infer<typeof lookupRequest>;
export type ProductRequest = z.infer<typeof productRequest>;

/**
 * Parses a request with its schema.
 * @throws TransportError 400 for invalid JSON, a schema violation, and more identifiers than one lookup accepts
 */
export function parseRequest<T>(body: string, schema: z.ZodType<T>): T {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    throw new TransportError(400, 'invalid_request', 'The body is not valid JSON');
  }
  const ids = typeof value === 'object' && value !== null && 'ids' in value ? value.ids : null;
  if (Array.isArray(ids) && ids.length > MOST_IDS) {
    throw new TransportError(400, 'request_too_large', `At most ${MOST_IDS} identifiers are looked up at a time`);
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const { path = [], message } = parsed.error.issues[0] ?? {};
  throw new TransportError(400, 'invalid_request', [path.join('.'), message].filter(Boolean).join(': '));
}
