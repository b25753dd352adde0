import type { PaymentMethod } from '@/lib/api/contract/responses';
import { collect } from '@/lib/sylius/decoders/collect';
import { wire } from '@/lib/sylius/decoders/fields';
import { asMap, members } from '@/lib/sylius/decoders/parse';
import { parseOfferedMethod } from '../offered-method';

/** Parses payment-methods, sorted by the backend's position (contract.md part B section 4). */
export function parsePaymentMethods(body: unknown): PaymentMethod[] {
  const positioned = collect('payment methods', members(body), (member) => ({
    method: parseOfferedMethod(member),
    position: wire.number.parse(asMap(member).position) ?? 0,
  }));
  return positioned.sort((a, b) => a.position - b.position).map(({ method }) => method);
}
