import type { FaqEntry } from '@/lib/sylius/resources/faq/faq';
import { fetchFaq } from '@/lib/sylius/resources/faq/faq';
import { fetchTopSellers, topSellerCodes } from '@/lib/sylius/resources/top-sellers/top-sellers';
import { type LastGood, lastGood, retryFailed } from '../load/last-good';

/*
 * What pages show beside the catalogue. Each is remembered by this process, so that any page can be made while the
 * backend is away; none ever takes a page down (spec.md section 8: silent).
 */

const sellersKey = (brand = '') => `top-sellers ${brand}`;
const fetchCodes = async (brand?: string) => topSellerCodes(await fetchTopSellers(brand));

/** All questions; none while they are not known. */
export function loadFaq(): Promise<LastGood<readonly FaqEntry[]>> {
  return lastGood<readonly FaqEntry[]>('faq', fetchFaq, []);
}

/** Codes of the top sellers, of one brand or of all; null while they are not known. */
export function loadTopSellerCodes(brand?: string): Promise<LastGood<readonly string[] | null>> {
  return lastGood<readonly string[] | null>(sellersKey(brand), () => fetchCodes(brand), null);
}

/** Requests all of it once, so that the next pages find it cached. */
export async function warmUp(): Promise<void> {
  await Promise.all([loadFaq(), loadTopSellerCodes()]);
}

/** Asks again for what failed last time. True when some of it has come: pages that lack it can be rendered again. */
export async function retryFailedReads(): Promise<boolean> {
  const retried = await Promise.all([retryFailed('faq', fetchFaq), retryFailed(sellersKey(), () => fetchCodes())]);
  return retried.includes(true);
}
