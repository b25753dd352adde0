import { z } from 'zod';
import type { WireId } from '@/lib/api/contract/responses';
import type { Ore } from '@/lib/prices/money';
import { collect } from '@/lib/sylius/decoders/collect';
import { wire } from '@/lib/sylius/decoders/fields';
import { members, readWireId, text } from '@/lib/sylius/decoders/parse';
import { CommerceError } from '@/lib/sylius/faults/errors';

export interface ShippingMethodResponse {
  /** In the backend's type (number or string), since it is sent back. */
  readonly id: WireId;
  readonly code: string;
  readonly name: string;
  readonly description: string | null;
  readonly price: Ore | null;
}

const schema = z.looseObject({
  id: z.unknown().optional().transform(readWireId),
  '@id': wire.code,
  code: wire.id,
  price: wire.money,
});

function parseMethod(member: unknown): ShippingMethodResponse {
  const data = schema.parse(member);
  const code = data.code ?? data['@id'];
  if (code === null) throw new CommerceError('parse', 'shipping method without code');
  return {
    id: data.id ?? code,
    code,
    name: text(data, 'name') ?? code,
    description: text(data, 'description'),
    price: data.price,
  };
}

/** Reads get-shipping-methods (contract.md A4). Prices in öre. */
export function parseShippingMethods(body: unknown): ShippingMethodResponse[] {
  return collect('shipping methods', members(body), parseMethod);
}
