import type { ShippingMethod } from '@/lib/api/contract/responses';
import { collect } from '@/lib/sylius/decoders/collect';
import { wire } from '@/lib/sylius/decoders/fields';
import { asMap, members } from '@/lib/sylius/decoders/parse';
import { parseOfferedMethod } from '../offered-method';

/** Reads get-shipping-methods (contract.md A4). Prices in öre. */
export function parseShippingMethods(body: unknown): ShippingMethod[] {
  return collect('shipping methods', members(body), (member) => ({
    ...parseOfferedMethod(member),
    price: wire.money.parse(asMap(member).price),
  }));
}
