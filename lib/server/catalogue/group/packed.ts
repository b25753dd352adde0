import { setImmediate as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { z } from 'zod';
import type { Category } from '@/lib/domain/listing/category';
import { METALS } from '@/lib/domain/prices/goods';
import { type Product, productSchema } from '@/lib/domain/product/product';
import type { ListPages } from '@/lib/server/sylius/client/list';
import type { PriceTerms } from '@/lib/server/sylius/resources/variants/price';
import { buildCatalogue, type Catalogue } from '../catalogue';
import type { Snapshot } from '../load/load';
import { loadReportSchema } from '../load/load-report';
import type { Signer } from './signed';

const compress = promisify(gzip);
const decompress = promisify(gunzip);

/** Bytes: ten thousand products take some 2 MB compressed, 20 MB unpacked. */
const MOST = 16 * 1024 * 1024;
const MOST_UNPACKED = 128 * 1024 * 1024;
/** Products per batch, so that ten thousand do not block requests. */
const PORTION = 200;

/* Validated, because another program may have written it. */

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
  limits: z.object({ price: range, buyBack: range }).nullable().optional(),
  isContradictory: z.boolean().optional(),
});

const pages: z.ZodType<ListPages> = z.object({
  path: z.string(),
  pages: z.array(z.tuple([z.string(), z.string()])),
});

const moment = z.iso.datetime();
const rate = z.object({ sekPerOunce: z.number().positive(), change: z.number() });

const headerSchema = z.object({
  id: z.string(),
  changed: moment,
  nextChange: moment,
  /** When it was loaded and confirmed, in milliseconds since 1970 on the backend's clock, which all instances share. */
  madeAt: z.number(),
  confirmedAt: z.number(),
  /** That clock minus the one of the instance that loaded it, in milliseconds. */
  clockOffset: z.number(),
  fingerprint: z.string(),
  isForced: z.literal(true).exactOptional(),
  lists: z.array(pages),
  roots: z.array(category),
  hidden: z.array(z.string()),
  terms: z.array(z.tuple([z.string(), terms])),
  products: z.int().nonnegative(),
  rates: z.object({ gold: rate.exactOptional(), silver: rate.exactOptional() }),
  ratesAt: z.number(),
  checking: z.array(z.enum(METALS)),
  report: loadReportSchema,
});
type Header = z.infer<typeof headerSchema>;

export interface Unpacked {
  readonly header: Header;
  readonly catalogue: Catalogue;
}

/** A snapshot as a signed, compressed document: a JSON line for the header and one per product. Null: too large. */
export async function pack(snapshot: Snapshot, id: string, signer: Signer): Promise<Buffer | null> {
  const { catalogue, clockOffset, epoch, fingerprint, lists, rates, report } = snapshot;
  const withPage = [...catalogue.products, ...catalogue.unlisted];
  const header: Header = {
    ...epoch,
    id,
    clockOffset,
    fingerprint,
    rates,
    report,
    ...(snapshot.isForced && { isForced: true }),
    lists: [...lists],
    madeAt: snapshot.loadedAt + clockOffset,
    confirmedAt: snapshot.confirmedAt + clockOffset,
    ratesAt: snapshot.ratesAt + clockOffset,
    checking: [...snapshot.checking],
    roots: [...catalogue.roots],
    hidden: [...catalogue.hidden],
    terms: [...catalogue.priceTerms],
    products: withPage.length,
  };
  const lines = [JSON.stringify(header)];
  for (const product of withPage) {
    if (lines.length % PORTION === 0) await pause();
    lines.push(JSON.stringify(product));
  }
  const packed = signer.sign(await compress(lines.join('\n'), { level: 3 }));
  return packed.length > MOST ? null : packed;
}

/**
 * Reads a document of `pack` and builds the catalogue's indexes again.
 * @param previous the catalogue that this one replaces
 * @throws when it is not signed by this shop, too large, or of another shape
 */
export async function unpack(packed: Buffer, signer: Signer, previous?: Catalogue): Promise<Unpacked> {
  const content = packed.length > MOST ? null : signer.open(packed);
  if (content === null) throw new Error('not signed by this shop');
  const [first = '', ...lines] = (await decompress(content, { maxOutputLength: MOST_UNPACKED })).toString().split('\n');
  const header = headerSchema.parse(JSON.parse(first));
  if (lines.length !== header.products) throw new Error(`${lines.length} of ${header.products} products`);
  const products: Product[] = [];
  for (const line of lines) {
    if (products.length % PORTION === 0) await pause();
    products.push(productSchema.parse(JSON.parse(line)));
  }
  const { hidden, roots, terms } = header;
  return { header, catalogue: buildCatalogue(products, roots, true, new Map(terms), new Set(hidden), previous) };
}
