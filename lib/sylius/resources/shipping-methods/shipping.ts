import type { Ore } from '@/lib/prices/money';
import { collect } from '@/lib/sylius/decoders/collect';
import { wire } from '@/lib/sylius/decoders/fields';
import { asMap, members } from '@/lib/sylius/decoders/parse';
import { type OfferedMethod, parseOfferedMethod } from '../offered-method';

export interface ShippingMethodResponse extends OfferedMethod {
  readonly price: Ore | null;
}

/** Reads get-shipping-methods (contract.md A4). Prices in öre. */
export function parseShippingMethods(body: unknown): ShippingMethodResponse[] {
  return collect('shipping methods', members(body), (member) => ({
    ...parseOfferedMethod(member),
    price: wire.money.parse(asMap(member).price),
  }));
}
