import { courteousRequest } from '@/lib/commerce/client/courtesy';
import type { Rates } from '@/lib/pricing/rates';
import { parseRates } from './rates';

/** Spot prices. Throws CommerceError. */
export async function fetchRates(): Promise<Rates> {
  return parseRates(await courteousRequest({ path: 'sylius/commerz/get-rates' }));
}
