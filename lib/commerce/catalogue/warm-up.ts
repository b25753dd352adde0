import { fetchFaq } from '@/lib/commerce/resources/faq/fetch';
import { fetchRates } from '@/lib/commerce/resources/rates/fetch';
import { fetchTopSellers } from '@/lib/commerce/resources/top-sellers/fetch';
import { topSellerCodes } from '@/lib/commerce/resources/top-sellers/top-sellers';
import { lastGood } from './last-good';

/*
 * What pages show beside the catalogue. Each is remembered by this process, so that any page can be made while the
 * backend is away, also one that nobody has asked for yet.
 */

export function loadRates() {
  return lastGood('rates', fetchRates);
}

export function loadFaq() {
  return lastGood('faq', fetchFaq);
}

/** Codes of the top sellers, of one brand or of all. */
export function loadTopSellerCodes(brand?: string) {
  return lastGood(`top-sellers ${brand ?? ''}`, async () => topSellerCodes(await fetchTopSellers(brand)));
}

/** Asks for all of it once. Throws CommerceError when something of it has never been answered. */
export async function warmUp(): Promise<void> {
  await Promise.all([loadRates(), loadFaq(), loadTopSellerCodes()]);
}
