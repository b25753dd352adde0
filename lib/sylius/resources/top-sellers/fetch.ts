import { commerceRequest } from '@/lib/sylius/client/http';
import { members } from '@/lib/sylius/decoders/parse';

/** Top sellers as sent, of one brand or all. Throws CommerceError. */
export async function fetchTopSellers(brand?: string): Promise<readonly unknown[]> {
  const path = 'sylius/commerz/get-products-top-sellers';
  const query = brand === undefined ? {} : { query: new URLSearchParams({ brand }) };
  return members(await commerceRequest({ path, ...query }));
}
