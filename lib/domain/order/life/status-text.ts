import type { OrderStatus } from '@/lib/domain/order/order-status';
import { type PaymentHandler, paymentHandler } from '@/lib/domain/order/payments';
import type { PlacedOrder } from '@/lib/domain/order/state';
import { orderLife } from './order-life';
import type { Row } from './rows';

/** The texts about an order whose status may not be known. */
export type OrderStatusText = Pick<Row, 'money' | 'moneyText' | 'openRequest' | 'stateText' | 'todo'>;

function whileUnknown(handler: PaymentHandler | null, stateText: string, todo: string): OrderStatusText {
  const openRequest = handler?.text.openRequest ?? null;
  return { money: 'unknown', moneyText: 'Vet inte ännu', stateText, todo, openRequest };
}

/**
 * The Swedish texts about an order, based only on the backend’s latest response; `status` is null while it is pending.
 * @param now milliseconds since 1970
 */
export function describeOrderStatus(
  status: OrderStatus | null,
  placed: Pick<PlacedOrder, 'paymentCode' | 'orderTotal'>,
  now: number,
): OrderStatusText {
  const handler = paymentHandler(placed.paymentCode);
  switch (status?.kind) {
    case undefined:
      return whileUnknown(handler, 'Hämtar beställningen …', 'Vänta kvar på sidan.');
    case 'gone':
      return {
        money: 'no',
        moneyText: 'Nej, beställningen finns inte',
        stateText: 'Finns inte',
        todo: 'Beställ igen om du vill köpa varorna.',
        openRequest: null,
      };
    case 'unnamed':
      return whileUnknown(handler, 'Okänt', 'Betala inte en gång till innan vi vet om beställningen finns.');
    case 'hidden':
      return whileUnknown(
        handler,
        'Visas inte här',
        'Beställningen hör till en annan inloggning. Är den din, logga in igen, så ser du den. Beställ inte samma varor igen innan du vet om den är betald.',
      );
    case 'unanswered':
      return whileUnknown(
        handler,
        'Vi kan inte visa det just nu',
        'Betala inte en gång till. Vi frågar igen av oss själva, och du kan också kontrollera själv.',
      );
    case 'known': {
      const { order } = status;
      const own = paymentHandler(order.paymentMethod ?? placed.paymentCode) ?? handler;
      return orderLife({ ...order, orderTotal: order.orderTotal ?? placed.orderTotal }, own, now);
    }
  }
}
