import { collect } from '@/lib/sylius/decoders/collect';
import { wire } from '@/lib/sylius/decoders/fields';
import { asMap, members, text } from '@/lib/sylius/decoders/parse';
import { type OfferedMethod, parseOfferedMethod } from '../offered-method';

/** Its code is `swish`, `zimpler`, `bank_transfer`, or an unknown one. */
export interface PaymentMethod extends OfferedMethod {
  readonly instructions: string | null;
}

function parseMethod(member: unknown): PaymentMethod & { readonly position: number } {
  const data = asMap(member);
  const position = wire.number.parse(data.position) ?? 0;
  return { ...parseOfferedMethod(member), instructions: text(data, 'instructions'), position };
}

/** Parses payment-methods, sorted by the backend's position (contract.md part B section 4). */
export function parsePaymentMethods(body: unknown): PaymentMethod[] {
  return collect('payment methods', members(body), parseMethod)
    .sort((a, b) => a.position - b.position)
    .map(({ position: _, ...method }) => method);
}
