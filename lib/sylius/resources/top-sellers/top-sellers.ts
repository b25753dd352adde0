import { iriCode, isWire } from '@/lib/sylius/decoders/parse';

/** The codes in a top-seller answer, in its order. */
export function topSellerCodes(list: readonly unknown[]): string[] {
  return list.flatMap((member) => (isWire(member) ? (iriCode(member) ?? []) : []));
}
