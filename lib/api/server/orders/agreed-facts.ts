import type { AgreedFacts } from '@/lib/api/contract/responses';
import type { CreateOrderBody } from '@/lib/api/server/schemas';
import type { CartProduct } from '@/lib/cart/cart-item';
import { longestDeliveryDays } from '@/lib/cart/delivery-check';
import { lineOf } from '@/lib/checkout/agreed';

/** The catalogue's entry of a variant id; null when it is not in the catalogue. */
export type FindGoods = (variantId: string) => CartProduct | null;

/**
 * The promises to store with an order (contract.md A5): from this server's own catalogue; from the browser only the names of the
 * delivery and payment methods.
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
