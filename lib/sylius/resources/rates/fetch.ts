import type { Rates } from '@/lib/prices/rates';
import { requestWithBackoff } from '@/lib/sylius/client/backoff';
import { parseRates } from './rates';

/** Spot prices. Throws CommerceError. */
export async function fetchRates(): Promise<Rates> {
  return parseRates(await requestWithBackoff({ path: 'sylius/commerz/get-rates' }));
}
