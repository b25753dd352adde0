import type { ShippingMethod } from '@/lib/api/contract/responses';
import { collect } from '@/lib/sylius/decoders/collect';
import { wire } from '@/lib/sylius/decoders/fields';
import { asMap, members } from '@/lib/sylius/decoders/parse';
import { CommerceError } from '@/lib/sylius/faults/errors';
import { parseOfferedMethod } from '../offered-method';

/** Reads get-shipping-methods (contract.md A4). Prices in öre: without one a method cannot be offered. */
export function parseShippingMethods(body: unknown): ShippingMethod[] {
  return collect('shipping methods', members(body), (member) => {
    const price = wire.money.parse(asMap(member).price);
    if (price === null) throw new CommerceError('parse', 'a delivery method without a price');
    return { ...parseOfferedMethod(member), price };
  });
}
