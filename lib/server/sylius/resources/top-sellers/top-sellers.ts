import { commerceRequest } from '@/lib/server/sylius/client/http';
import { iriCode, isWire, members } from '@/lib/server/sylius/decoders/parse';

/** The codes in a top-seller response, in order. */
export function topSellerCodes(list: readonly unknown[]): string[] {
  return list.flatMap((member) => (isWire(member) ? (iriCode(member) ?? []) : []));
}

/** Top sellers as sent, of one brand or of all. Throws CommerceError. */
export async function fetchTopSellers(brand?: string): Promise<readonly unknown[]> {
  const path = 'sylius/commerz/get-products-top-sellers';
  const query = brand === undefined ? {} : { query: new URLSearchParams({ brand }) };
  return members(await commerceRequest({ path, ...query }));
}
