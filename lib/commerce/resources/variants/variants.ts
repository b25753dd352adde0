import { z } from 'zod';
import type { ProductVariant } from '@/lib/catalogue/product';
import { CommerceError } from '@/lib/commerce/client/errors';
import { wire } from '@/lib/commerce/wire/fields';
import { bool, iriKey, num } from '@/lib/commerce/wire/parse';
import { type Ore, ore } from '@/lib/pricing/money';

/** How many can be ordered when the backend names no stock (spec.md section 9). */
export const DEFAULT_STOCK = 10_000;

const schema = z.looseObject({
  '@id': wire.any,
  id: wire.id,
  code: wire.id,
  product: wire.any,
  price: wire.money,
  originalPrice: wire.money,
  vat: wire.money,
  purchasePrice: wire.money,
  inStock: wire.bool,
  onHand: wire.any,
  stock: wire.count,
  deliveryStatus: wire.count,
  color: wire.label,
  color_name: wire.label,
  size: wire.label,
  weight: wire.number,
});

export interface ParsedVariant {
  readonly variant: ProductVariant;
  /** `product-variants/X`: what product lists refer to. */
  readonly key: string;
  /** `products/X`, or null when the variant does not name its product. */
  readonly productKey: string | null;
  /** The backend names a higher original price: on sale in Sylius' own terms. */
  readonly reduced: boolean;
}

/** `onHand` is a boolean of the shop's own or Sylius' number of pieces. */
export function readOnHand(value: unknown): { physical: boolean; quantity?: number } {
  const quantity = num(value);
  return quantity === null ? { physical: bool(value) } : { physical: quantity > 0, quantity: Math.max(0, quantity) };
}

function positive(amount: Ore | null): Ore | null {
  return amount === null || amount === 0 ? null : amount;
}

/**
 * One variant from any dialect (contract.md A3, part B sections 4 and 9). `price` on the wire is without VAT, `price` of
 * the result with it. A variant without a usable price is kept, but out of stock: it must never show as 0 kr.
 * @throws CommerceError of kind `parse` when it is no object or has no identity
 */
export function parseVariant(member: unknown): ParsedVariant {
  const parsed = schema.safeParse(member);
  if (!parsed.success) throw new CommerceError('parse', 'variant: not an object');
  const data = parsed.data;
  const key = iriKey(data['@id']) ?? (data.code === null ? null : `product-variants/${data.code}`);
  const code = data.code ?? key?.slice(key.indexOf('/') + 1) ?? data.id;
  if (code === null) throw new CommerceError('parse', 'variant: neither code nor id');

  const netPrice = positive(data.price);
  const vat = data.vat ?? ore(0);
  const price = netPrice === null ? null : ore(netPrice + vat);
  const inStock = data.inStock && price !== null;
  return {
    key: key ?? `product-variants/${code}`,
    productKey: iriKey(data.product) ?? productKeyOf(data.product),
    reduced: netPrice !== null && data.originalPrice !== null && data.originalPrice > netPrice,
    variant: {
      id: data.id ?? code,
      code,
      price,
      netPrice,
      vat,
      buyBackPrice: positive(data.purchasePrice),
      inStock,
      onHand: readOnHand(data.onHand).physical,
      stock: data.stock ?? (inStock ? DEFAULT_STOCK : 0),
      deliveryDays: data.deliveryStatus,
      color: data.color,
      colorName: data.color_name,
      size: data.size,
      weight: data.weight,
    },
  };
}

function productKeyOf(product: unknown): string | null {
  const code = wire.code.parse(product);
  return code === null ? null : `products/${code}`;
}
