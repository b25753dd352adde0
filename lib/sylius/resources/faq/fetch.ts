import { requestWithBackoff } from '@/lib/sylius/client/backoff';
import { type FaqEntry, parseFaq } from './faq';

/** All questions. Throws CommerceError. */
export async function fetchFaq(): Promise<FaqEntry[]> {
  return parseFaq(await requestWithBackoff({ path: 'sylius/api/commerz/cms/get-faq' }));
}
