import { createServer, type ServerResponse } from 'node:http';
import { listen } from '@/lib/server/entrance/listen.fixture';
import { list, product, taxon, variant } from '@/lib/server/sylius/resources/wire-shop.fixture';
import { type Fault, respondWithFault } from './faults';

/* A backend with three products, for tests with several thousand requests. Its formats are those of contract.md. */

/** The shop's reads from its backend, by an identifying part of the path. */
export const READS = {
  products: '/shop/products?',
  'product-variants': '/shop/product-variants?',
  taxons: '/shop/taxons?',
  'taxon item': '/shop/taxons/guldtackor',
  'system-status': '/get-system-status',
  rates: '/get-rates',
  faq: '/get-faq',
  'top-sellers': '/get-products-top-sellers',
  variant: '/shop/product-variants/GULD-10',
  'payment-methods': '/shop/payment-methods',
  'delivery-time': '/get-delivery-time',
  'shipping-methods': '/get-shipping-methods',
} as const;
export type Read = keyof typeof READS;

/** Milliseconds that replace the five seconds of the fault `delay`. */
const LATE = 100;

const PRODUCTS = [
  product('GULD-10', 'guldtackor'),
  product('MYNT', 'guldmynt'),
  product('SILVER', 'silvertackor', { syncRates: 'XAG' }),
];
const VARIANTS = [
  variant('GULD-10'),
  variant('MYNT', { id: 2, price: 500_000 }),
  variant('SILVER', { id: 3, price: 100_000, vat: 25_000 }),
];
const TREE = [taxon('kopa-guld', 'guldtackor', 'guldmynt'), taxon('kopa-silver', 'silvertackor')];

export type SmallBackend = Awaited<ReturnType<typeof startSmallBackend>>;

export async function startSmallBackend() {
  let spoiled: { readonly path: string; readonly fault: Fault } | null = null;
  let changed = Date.parse('2026-11-22T10:05:00Z');

  function bodyFor(path: string): unknown {
    const item = /\/shop\/taxons\/([\w-]+)/.exec(path)?.[1];
    if (item !== undefined) return TREE.find(({ code }) => code === item) ?? taxon(item);
    if (path.includes(READS.variant)) return VARIANTS[0];
    if (path.includes(READS.products)) return list(...PRODUCTS);
    if (path.includes(READS['product-variants'])) return list(...VARIANTS);
    if (path.includes(READS.taxons)) return list(...TREE);
    if (path.includes(READS['system-status']))
      return { time: new Date().toISOString(), changed: new Date(changed).toISOString() };
    if (path.includes(READS.rates))
      return list({ currency: 'XAU', rate: 28_000, priceChange: 10 }, { currency: 'XAG', rate: 500, priceChange: 1 });
    if (path.includes(READS.faq))
      return list({ id: 1, categoryId: 1, categoryName: 'Köp', name: 'Hur?', content: 'Så.' });
    if (path.includes(READS['top-sellers'])) return list(PRODUCTS[0]);
    if (path.includes(READS['payment-methods'])) return list({ id: 3, code: 'swish', name: 'Swish' });
    if (path.includes(READS['delivery-time'])) return { '1': { error: 0, current_stock: 5, delivery_time: null } };
    if (path.includes(READS['shipping-methods']))
      return list({ id: 1, code: 'postnord', name: 'Postnord', price: 9900 });
    return null;
  }

  function send(response: ServerResponse, body: unknown): void {
    response.writeHead(body === null ? 404 : 200, { 'content-type': 'application/ld+json' }).end(JSON.stringify(body));
  }

  const server = await listen(
    createServer((request, response) => {
      const path = request.url ?? '';
      const body = bodyFor(path);
      const fault = spoiled && path.includes(spoiled.path) ? spoiled.fault : null;
      if (fault === 'delay') setTimeout(() => send(response, body), LATE);
      else if (fault)
        respondWithFault(fault, { status: 200, headers: {}, body: Buffer.from(JSON.stringify(body)) }, response);
      else send(response, body);
    }),
  );
  return {
    url: server.url,
    spoil: (read: Read, fault: Fault) => {
      spoiled = { path: READS[read], fault };
    },
    heal: () => {
      spoiled = null;
    },
    /** Changes the prices: every check finds a new epoch. */
    tick: () => {
      changed += 600_000;
    },
    stop: server.stop,
  };
}
