import { z } from 'zod';
import type { PaymentMethod, ShippingMethod } from '@/lib/domain/shop-api/responses';
import { collect } from '@/lib/server/sylius/decoders/collect';
import { wire } from '@/lib/server/sylius/decoders/fields';
import { members, text } from '@/lib/server/sylius/decoders/parse';
import { CommerceError } from '@/lib/server/sylius/faults/errors';

const schema = z.looseObject({
  id: wire.ownId,
  '@id': wire.code,
  code: wire.id,
  position: wire.number,
  price: wire.money,
  isPickup: z.unknown().optional(),
});

/** Codes of a delivery that is fetched in the shop, for a backend without `isPickup` (contract.md A4). */
const PICK_UP = /^(butik|hamta|pick[-_]?up)/i;

/** Parses what a way to pay and a delivery method have. Throws a CommerceError without a code. */
function parseMethod(member: unknown) {
  const data = schema.parse(member);
  const code = data.code ?? data['@id'];
  if (code === null) throw new CommerceError('parse', 'method without code');
  const name = text(data, 'name') ?? code;
  const method = { id: data.id ?? code, code, name, description: text(data, 'description') };
  return { method, position: data.position ?? 0, price: data.price, isPickup: data.isPickup };
}

/** Parses payment-methods, sorted by the backend's position (contract.md part B section 4). */
export function parsePaymentMethods(body: unknown): PaymentMethod[] {
  return collect('payment methods', members(body), parseMethod)
    .sort((a, b) => a.position - b.position)
    .map(({ method }) => method);
}

/** Parses get-shipping-methods (contract.md A4). Prices in öre: without one a method cannot be offered. */
export function parseShippingMethods(body: unknown): ShippingMethod[] {
  return collect('shipping methods', members(body), (member) => {
    const { method, price, isPickup } = parseMethod(member);
    if (price === null) throw new CommerceError('parse', 'a delivery method without a price');
    return { ...method, price, isPickup: typeof isPickup === 'boolean' ? isPickup : PICK_UP.test(method.code) };
  });
}
