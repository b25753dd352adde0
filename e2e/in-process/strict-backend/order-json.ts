import { PAYMENT_METHODS } from './catalogue';
import type { Order, OrderLine, State } from './state';

export function lineTotal({ price, vat, quantity }: OrderLine): number {
  return (price + vat) * quantity;
}

export function itemsTotal(order: Order): number {
  return order.lines.reduce((sum, line) => sum + lineTotal(line), 0);
}

export function orderTotal(order: Order): number {
  return itemsTotal(order) + order.shipping;
}

/** Amounts as a Doctrine DECIMAL column arrives: text. */
function sums(order: Order) {
  return {
    itemsTotal: String(itemsTotal(order)),
    shippingTotal: String(order.shipping),
    orderTotal: String(orderTotal(order)),
  };
}

/** The answer of create-order. It does not say that a typed personal number has to be verified: it always has. */
export function createdJson(state: State, order: Order) {
  const open = order.state === 'awaiting_payment';
  return {
    '@context': '/sylius/api/v2/contexts/Order',
    '@type': 'Order',
    code: 200,
    message: 'OK',
    orderId: order.id,
    redirectUrl: order.method === 'zimpler' && open ? `${state.origin()}/bank/${order.payment}` : null,
    orderItems: order.lines.map((line, index) => ({
      '@type': 'OrderItem',
      id: order.id * 100 + index,
      productCode: line.goods.code,
      quantity: line.quantity,
    })),
    ...sums(order),
    number: order.number,
    tokenValue: order.payment,
    shippingAddress: { '@type': 'Address', email: order.email },
    ...(order.signedIn && order.state === 'awaiting_verification' ? { verificationRequired: true } : {}),
  };
}

/** The answer of fetch-order. The state alone is in capitals. */
export function fetchedJson(order: Order) {
  return {
    '@context': '/sylius/api/v2/contexts/Order',
    '@type': 'Order',
    code: 200,
    order: {
      '@type': 'Order',
      orderId: order.id,
      number: order.number,
      state: order.state.toUpperCase(),
      paymentState: order.paymentState,
      paymentMethod: PAYMENT_METHODS.find(({ method }) => method === order.method)?.code,
      createdAt: new Date(order.createdAt).toISOString(),
      orderItems: order.lines.map((line) => ({
        productCode: line.goods.code,
        name: line.goods.name,
        quantity: line.quantity,
        unitPrice: String(line.price),
        vat: line.vat,
        total: String(lineTotal(line)),
      })),
      ...sums(order),
      shippingAddress: { '@type': 'Address', email: order.email },
      payment:
        order.method === 'bank_transfer'
          ? { reference: `RF${order.id}`, payBefore: new Date(order.createdAt + 3 * 86_400_000).toISOString() }
          : { reference: null, payBefore: null },
    },
  };
}
