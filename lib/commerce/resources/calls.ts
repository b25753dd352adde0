import { CommerceError } from '@/lib/commerce/client/errors';
import { commerceRequest } from '@/lib/commerce/client/http';
import { report } from '@/lib/commerce/client/report';
import { members, total } from '@/lib/commerce/wire/parse';
import { env } from '@/lib/config/env';
import type { Rates } from '@/lib/pricing/rates';
import { type FaqEntry, parseFaq } from './faq/faq';
import { type PaymentMethod, parsePaymentMethods } from './payment-methods/payment-methods';
import { parseRates } from './rates/rates';
import { parseSystemStatus, type SystemStatus } from './system-status/system-status';

/** Page size of the two catalogue lists (spec.md section 9). */
const PAGE_SIZE = 9999;
/** No catalogue is longer than this many pages; a server that ignores `page` must not keep us asking. */
const MAX_PAGES = 10;
const LIST_BYTES = 128 * 1024 * 1024;

async function listPage(path: string, page: number): Promise<unknown> {
  return commerceRequest({
    path,
    query: new URLSearchParams({ page: String(page), itemsPerPage: String(PAGE_SIZE) }),
    timeoutMs: env().COMMERCE_LIST_TIMEOUT_MS,
    maxBytes: LIST_BYTES,
  });
}

/**
 * All members of a catalogue list, page after page while the answer says that there are more. What the server counted
 * but did not send is reported (contract.md part B section 2). Throws a CommerceError when any page fails.
 */
export async function fetchList(path: string): Promise<readonly unknown[]> {
  const first = await listPage(path, 1);
  const all = [...members(first)];
  const announced = total(first) ?? all.length;
  for (let page = 2; all.length < announced && page <= MAX_PAGES; page += 1) {
    const more = members(await listPage(path, page));
    if (more.length === 0) break;
    all.push(...more);
  }
  if (all.length < announced) report('list is incomplete', { path, announced, received: all.length });
  return all;
}

export async function fetchProducts(): Promise<readonly unknown[]> {
  return fetchList('sylius/api/v2/shop/products');
}

export async function fetchVariants(): Promise<readonly unknown[]> {
  return fetchList('sylius/api/v2/shop/product-variants');
}

/** get-system-status, with when the answer came, in milliseconds of our own clock. Throws CommerceError. */
export async function fetchSystemStatus(): Promise<SystemStatus & { readonly received: number }> {
  const body = await commerceRequest({ path: 'sylius/commerz/get-system-status' });
  const received = Date.now();
  return { ...parseSystemStatus(body, new Date(received)), received };
}

/** Spot prices. Throws CommerceError. */
export async function fetchRates(): Promise<Rates> {
  return parseRates(await commerceRequest({ path: 'sylius/commerz/get-rates' }));
}

/** All questions. Throws CommerceError. */
export async function fetchFaq(): Promise<FaqEntry[]> {
  return parseFaq(await commerceRequest({ path: 'sylius/api/commerz/cms/get-faq' }));
}

/** Top sellers as sent, of one brand or of all. Throws CommerceError. */
export async function fetchTopSellers(brand?: string): Promise<readonly unknown[]> {
  const path = 'sylius/commerz/get-products-top-sellers';
  const query = brand === undefined ? {} : { query: new URLSearchParams({ brand }) };
  return members(await commerceRequest({ path, ...query }));
}

/** Payment methods. No query on this path, ever: any would empty the list (contract.md part B section 4). Throws CommerceError. */
export async function fetchPaymentMethods(): Promise<PaymentMethod[]> {
  return parsePaymentMethods(await commerceRequest({ path: 'sylius/api/v2/shop/payment-methods' }));
}

/** One taxon by its code, as sent. Throws CommerceError; a 404 means that it does not exist or is disabled. */
export async function fetchTaxon(code: string): Promise<unknown> {
  const body = await commerceRequest({ path: `sylius/api/v2/shop/taxons/${encodeURIComponent(code)}` });
  if (body === undefined) throw new CommerceError('parse', `taxon ${code}: empty answer`);
  return body;
}

/** The children of the menu taxon, as sent. Throws CommerceError. */
export async function fetchTaxons(): Promise<readonly unknown[]> {
  const query = new URLSearchParams({ page: '1', itemsPerPage: '100' });
  return members(await commerceRequest({ path: 'sylius/api/v2/shop/taxons', query }));
}
