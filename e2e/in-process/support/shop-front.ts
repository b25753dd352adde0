import { NextRequest } from 'next/server';
import { vi } from 'vitest';
import { EMPTY_QUERY } from '@/lib/domain/listing/listing-query';
import { forgetProcess } from './shop-modules';
import { SITE } from './storefront';

const SECRET = 'a secret of at least thirty-two characters';
/** Milliseconds, a hundredth of the production time-outs, so that a fault without a response does not take minutes. */
const TIMEOUTS = { COMMERCE_TIMEOUT_MS: '250', COMMERCE_LIST_TIMEOUT_MS: '500' };

/** Shown in place of a price that cannot be checked. */
export const ON_REQUEST = 'Pris på förfrågan';

/** What a shopper sees at one path. */
export interface Sight {
  readonly path: string;
  readonly status: number;
  /** The data behind a page with status 200; null when the page could not be rendered. */
  readonly shows: unknown;
}

/** The shop's server code as in a new process, without Next's cache and server. */
export async function openShop(commerceUrl: string) {
  vi.resetModules();
  forgetProcess();
  Object.assign(process.env, TIMEOUTS, {
    COMMERCE_URL: commerceUrl,
    SITE_URL: SITE,
    SESSION_SECRET: SECRET,
    REVALIDATE_SECRET: SECRET,
    // No build, so no prerendered pages: shoppers see what this process renders.
    NEXT_DIST_DIR: 'no-such-build',
  });
  vi.doMock('next/cache', () => ({ cacheTag: () => {}, cacheLife: () => {}, revalidateTag: () => {} }));
  vi.doMock('next/server', async (original) => ({
    ...(await original<object>()),
    after: () => {},
    connection: async () => {},
  }));
  const [
    { middleware },
    queries,
    { searchProducts },
    { POST: revalidate },
    { signWebhook },
    { setReporter },
    scene,
    http,
    { GET: closed },
  ] = await Promise.all([
    import('../../../middleware'),
    import('@/lib/server/catalogue/queries'),
    import('@/lib/server/search/products/search-products'),
    import('../../../app/api/revalidate/route'),
    import('@/lib/server/catalogue/watch/webhook'),
    import('@/lib/server/reporting/report'),
    import('@/lib/server/api/proxy.fixture'),
    import('@/lib/server/sylius/client/http'),
    import('../../../app/closed/route'),
  ]);
  setReporter(() => {});
  const browser = scene.proxyScene(http.commerceRequest).open();

  const silver = { term: 'silver', view: { query: EMPTY_QUERY, page: 1 } };
  const pages: Readonly<Record<string, () => Promise<unknown>>> = {
    '/': async () => (await queries.getCategoryTree()).map(({ code }) => code),
    '/kopa-guld': async () => (await queries.getListing('kopa-guld', '', 1))?.total,
    '/guldtackor/GULD-10': async () => {
      const product = await queries.getProduct('GULD-10');
      return product && (product.price ?? ON_REQUEST);
    },
    '/sok?searchTerm=silver': async () => (await searchProducts(silver)).list.products.map(({ code }) => code),
    '/faq': async () => (await queries.getMenuTree()).length > 0,
  };

  async function visit(path: string): Promise<Sight> {
    const response = await middleware(new NextRequest(new URL(path, SITE)));
    const page = pages[path];
    if (response.status === 503) {
      const { status, headers } = await closed();
      const isProper = headers.has('retry-after') && headers.get('cache-control') === 'no-store';
      return { path, status: isProper ? status : 500, shows: null };
    }
    if (response.status !== 200 || !page) return { path, status: response.status, shows: null };
    return page().then(
      (shows) => ({ path, status: 200, shows }),
      () => ({ path, status: 500, shows: null }),
    );
  }

  return {
    visitAll: (): Promise<Sight[]> => Promise.all([...Object.keys(pages), '/guldtackor/FINNS-INTE'].map(visit)),
    /** Whether the shop has the data of its pages in addition to the catalogue. */
    beside: async () => {
      const [rates, faq, sellers] = await Promise.all([queries.getRates(), queries.getFaq(), queries.getTopSellers()]);
      return { rates: rates.gold !== undefined, faq: faq.length > 0, topSellers: sellers.length > 0 };
    },
    /** One check by the price watch, which runs every ten seconds, or every second until the first success. */
    checkPrices: async (): Promise<number> => {
      const body = '{"reason":"watch"}';
      const headers = { 'x-signature': signWebhook(body, SECRET, new Date()) };
      return (await revalidate(new Request(`${SITE}/api/revalidate`, { method: 'POST', body, headers }))).status;
    },
    get: browser.call,
    post: browser.post,
  };
}

export type ShopFront = Awaited<ReturnType<typeof openShop>>;
