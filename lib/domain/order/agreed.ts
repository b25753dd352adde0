import { maskPhone } from '@/lib/domain/buyer/contact';
import type { Contact } from '@/lib/domain/buyer/contact-form';
import type { CartItem } from '@/lib/domain/cart/cart-item';
import { longestDeliveryDays } from '@/lib/domain/cart/delivery-check';
import { ore } from '@/lib/domain/prices/money';
import { availability } from '@/lib/domain/product/availability';
import type { CreateOrderResponse } from '@/lib/domain/shop-api/responses';
import type { AgreedOrder, Choices, OrderLine } from './state';

/** Converts a cart line to an order line. */
export function lineOf(item: CartItem, quantity: number): OrderLine {
  const { kind, text } = availability(item);
  return {
    productCode: item.code,
    variantCode: item.variantCode,
    name: item.name,
    quantity,
    unitPrice: item.price,
    vat: item.vat === null ? null : ore(item.vat * quantity),
    total: ore(item.price * quantity),
    image: item.image,
    metal: item.metal,
    weightLabel: item.weightLabel,
    purity: item.purity,
    isInvestmentGold: item.isInvestmentGold,
    mayWithdraw: item.mayWithdraw,
    availability: kind === 'backorder' ? text : null,
  };
}

/** What the customer agrees to with "Beställ och betala". Sums in öre, as shown beside the button. */
export function agreedOrder(
  lines: readonly CartItem[],
  contact: Contact,
  choices: Choices,
  { total, shipping }: Pick<AgreedOrder, 'total' | 'shipping'>,
): AgreedOrder {
  return {
    phone: maskPhone(contact.phone),
    email: contact.email,
    lines: lines.map((line) => lineOf(line, line.qty)),
    total,
    shipping,
    deliveryName: choices.delivery.name,
    isPickup: choices.delivery.isPickup === true,
    paymentCode: choices.payment.code,
    paymentName: choices.payment.name,
    deliveryDays: longestDeliveryDays(lines),
    signedIn: contact.ssn === null,
  };
}

/** Pieces by product code, because the backend's response has only that code for all variants of a product. */
function pieces(items: readonly { readonly productCode: string; readonly quantity: number }[]): string {
  const byCode = new Map<string, number>();
  for (const { productCode, quantity } of items) {
    const code = productCode.toLowerCase();
    byCode.set(code, (byCode.get(code) ?? 0) + quantity);
  }
  return [...byCode]
    .map((entry) => entry.join(' '))
    .sort()
    .join(', ');
}

/** Whether an order's products or quantities differ from the agreed ones. False for an order without lines. */
export function hasOtherGoods({ orderItems }: Pick<CreateOrderResponse, 'orderItems'>, agreed: AgreedOrder): boolean {
  return orderItems.length > 0 && pieces(orderItems) !== pieces(agreed.lines);
}

/** Whether an order differs from the agreed one in total, products or quantities, where the backend sends them (contract.md A5). */
export function differs(
  response: Pick<CreateOrderResponse, 'orderTotal' | 'orderItems'>,
  agreed: AgreedOrder,
): boolean {
  if (response.orderTotal !== null && response.orderTotal !== agreed.total) return true;
  return hasOtherGoods(response, agreed);
}
