import { z } from 'zod';
import { CommerceError } from '@/lib/commerce/faults/errors';
import { collect } from '@/lib/commerce/wire/collect';
import { wire } from '@/lib/commerce/wire/fields';
import { members, readWireId, text } from '@/lib/commerce/wire/parse';
import type { Ore } from '@/lib/pricing/money';
import type { WireId } from '@/lib/shop-api/answers';

export interface ShippingMethodAnswer {
  /** In the type in which the backend sent it: it goes back in that type. */
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

function parseMethod(member: unknown): ShippingMethodAnswer {
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
export function parseShippingMethods(body: unknown): ShippingMethodAnswer[] {
  return collect('shipping methods', members(body), parseMethod);
}
