import { courteousRequest } from '@/lib/commerce/client/courtesy';
import { type FaqEntry, parseFaq } from './faq';

/** All questions. Throws CommerceError. */
export async function fetchFaq(): Promise<FaqEntry[]> {
  return parseFaq(await courteousRequest({ path: 'sylius/api/commerz/cms/get-faq' }));
}
