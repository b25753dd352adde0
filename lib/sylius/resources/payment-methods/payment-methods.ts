import { z } from 'zod';
import type { WireId } from '@/lib/api/contract/responses';
import { collect } from '@/lib/sylius/decoders/collect';
import { wire } from '@/lib/sylius/decoders/fields';
import { members, readWireId, text } from '@/lib/sylius/decoders/parse';
import { CommerceError } from '@/lib/sylius/faults/errors';

export interface PaymentMethod {
  /** In the backend's own type, in which it is sent back. */
  readonly id: WireId;
  /** `swish`, `zimpler`, `bank_transfer`, or an unknown one. */
  readonly code: string;
  readonly name: string;
  readonly description: string | null;
  readonly instructions: string | null;
}

const schema = z.looseObject({
  id: z.unknown().optional().transform(readWireId),
  '@id': wire.code,
  code: wire.id,
  position: wire.number,
});

function parseMethod(member: unknown): PaymentMethod & { readonly position: number } {
  const data = schema.parse(member);
  const code = data.code ?? data['@id'];
  if (code === null) throw new CommerceError('parse', 'payment method without code');
  return {
    id: data.id ?? code,
    code,
    name: text(data, 'name') ?? code,
    description: text(data, 'description'),
    instructions: text(data, 'instructions'),
    position: data.position ?? 0,
  };
}

/** Parses payment-methods, sorted by the backend's position (contract.md part B section 4). */
export function parsePaymentMethods(body: unknown): PaymentMethod[] {
  return collect('payment methods', members(body), parseMethod)
    .sort((a, b) => a.position - b.position)
    .map(({ position: _, ...method }) => method);
}
