import { requestWithBackoff } from '@/lib/commerce/client/backoff';
import type { Rates } from '@/lib/pricing/rates';
import { parseRates } from './rates';

/** Spot prices. Throws CommerceError. */
export async function fetchRates(): Promise<Rates> {
  return parseRates(await requestWithBackoff({ path: 'sylius/commerz/get-rates' }));
}
