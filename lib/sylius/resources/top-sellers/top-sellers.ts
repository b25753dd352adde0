import { iriCode, isWire } from '@/lib/sylius/decoders/parse';

/** The codes in a top-seller response, in order. */
export function topSellerCodes(list: readonly unknown[]): string[] {
  return list.flatMap((member) => (isWire(member) ? (iriCode(member) ?? []) : []));
}
