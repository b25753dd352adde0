import { type FaqEntry, fetchFaq } from '@/lib/server/sylius/resources/faq/faq';
import { fetchTopSellers, topSellerCodes } from '@/lib/server/sylius/resources/top-sellers/top-sellers';
import { type LastGood, lastGood, retryFailed } from '../load/last-good';

/*
 * Optional content of pages. Cached in the process, so that pages can be rendered while the backend is down; a failure never breaks a
 * page (spec.md section 8: silent).
 */

const sellersKey = (brand = '') => `top-sellers ${brand}`;
const fetchCodes = async (brand?: string) => topSellerCodes(await fetchTopSellers(brand));

/** All questions of the FAQ, empty while unknown. */
export function loadFaq(): Promise<LastGood<readonly FaqEntry[]>> {
  return lastGood<readonly FaqEntry[]>('faq', fetchFaq, []);
}

/** Codes of the top sellers, of one brand or of all; null while unknown. */
export function loadTopSellerCodes(brand?: string): Promise<LastGood<readonly string[] | null>> {
  return lastGood<readonly string[] | null>(sellersKey(brand), () => fetchCodes(brand), null);
}

/** Loads all of it, so that the next pages find it cached. */
export async function warmUp(): Promise<void> {
  await Promise.all([loadFaq(), loadTopSellerCodes()]);
}

/** True when a failed load has succeeded: pages without it can be rendered again. */
export async function retryFailedReads(): Promise<boolean> {
  const retried = await Promise.all([retryFailed('faq', fetchFaq), retryFailed(sellersKey(), () => fetchCodes())]);
  return retried.includes(true);
}
