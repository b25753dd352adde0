import type { CartProduct } from '@/lib/cart/cart-item';
import { longestDeliveryDays } from '@/lib/cart/delivery-check';
import { lineOf } from '@/lib/checkout/agreed';
import type { AgreedFacts } from '../contract/responses';
import type { CreateOrderBody } from './schemas';

/** What the catalogue says of a variant, by its id; null for one that is not in it. */
export type FindGoods = (variantId: string) => CartProduct | null;

/**
 * What is kept with an order of what it promises (contract.md A5): from this server's own catalogue, and of the browser's words only
 * how its delivery and payment were called.
 * @param terms version of the purchase terms
 */
export function agreedFactsOf(
  { agreed, productVariants }: Pick<CreateOrderBody, 'agreed' | 'productVariants'>,
  find: FindGoods,
  terms: string,
): AgreedFacts {
  const items = Object.values(productVariants).flatMap(({ id, quantity: qty }) => {
    const goods = find(String(id));
    return goods ? [{ ...goods, qty, sum: goods.price, adjusted: false }] : [];
  });
  const lines = items.map((item) => {
    const { unitPrice: _, vat: __, total: ___, ...facts } = lineOf(item, item.qty);
    return { ...facts, variantCode: item.variantCode };
  });
  const { delivery = '', payment = '' } = agreed;
  return { terms, delivery, payment, deliveryDays: longestDeliveryDays(items), lines };
}
