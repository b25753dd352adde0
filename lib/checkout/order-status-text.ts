import type { FetchedOrder } from '@/lib/api/contract/responses';
import type { OrderStatus } from './order-status';
import { formatCharged } from './order-sums';
import { type PaymentHandler, paymentHandler } from './payments';
import { isSettled } from './placed-order';
import type { PlacedOrder } from './state';

export interface OrderStatusText {
  /** Whether money has been drawn, according to the backend's latest response. */
  readonly money: 'yes' | 'no' | 'unknown';
  /** "Ja", "Nej" or "Vet inte ännu", with the reason. */
  readonly moneyText: string;
  readonly stateText: string;
  /** What to do now. */
  readonly todo: string;
  /** What to do with a payment request that may be open at the bank or in an app; null when there can be none. */
  readonly openRequest: string | null;
}

const unknown = 'Vet inte ännu';

function whileUnknown(handler: PaymentHandler | null, stateText: string, todo: string): OrderStatusText {
  return { money: 'unknown', moneyText: unknown, stateText, todo, openRequest: handler?.text.openRequest ?? null };
}

function notPaid(stateText: string, todo: string, because = '', openRequest: string | null = null): OrderStatusText {
  return { money: 'no', moneyText: `Nej${because}`, stateText, todo, openRequest };
}

const ORDER_AGAIN = 'Beställ igen om du vill köpa varorna.';
const NOT_TWICE = 'Betala inte en gång till. Så fort beskedet har kommit står det här.';
const WAITING = 'Väntar på betalning';
const UNSIGNED = 'äntar på att du bekräftar med BankID';

type ByState<T> = Readonly<Partial<Record<FetchedOrder['state'], T>>>;

/** The state of a paid order that is not simply paid, and what is left to do. */
const PAID: ByState<readonly [stateText: string, todo: string]> = {
  cancelled: ['Avbruten, men betald', 'Kontakta oss, så betalar vi tillbaka eller lägger beställningen på nytt.'],
  awaiting_verification: [`Betald, v${UNSIGNED}`, 'Bekräfta beställningen med BankID.'],
};
const ALL_DONE = ['Betald', 'Du behöver inte göra något mer. Bekräftelsen kommer i ett mejl.'] as const;

/** The state of an order whose payment the backend reports in no known state (for example a refund). */
const UNKNOWN_PAYMENT: ByState<string> = {
  cancelled: 'Avbruten, betalningen kontrolleras',
  awaiting_verification: `V${UNSIGNED}`,
  confirmed: 'Bekräftad, betalningen kontrolleras',
};

/** The Swedish texts about an order, based only on the backend’s latest response; `status` is null while it is pending. */
export function describeOrderStatus(
  status: OrderStatus | null,
  placed: Pick<PlacedOrder, 'paymentCode' | 'orderTotal'>,
): OrderStatusText {
  const handler = paymentHandler(placed.paymentCode);
  if (status === null) return whileUnknown(handler, 'Vi frågar butiken …', 'Vänta kvar på sidan.');
  if (status.kind === 'gone') return notPaid('Finns inte', ORDER_AGAIN, ', beställningen finns inte');
  if (status.kind === 'unnamed') {
    return whileUnknown(handler, 'Okänt', 'Betala inte en gång till innan vi vet om beställningen finns.');
  }
  if (status.kind === 'hidden') {
    return whileUnknown(
      handler,
      'Visas inte här',
      'Beställningen hör till en annan inloggning. Är den din, logga in igen, så ser du den. Beställ inte samma varor igen innan du vet om den är betald.',
    );
  }
  if (status.kind === 'unanswered') {
    return whileUnknown(
      handler,
      'Butiken svarar inte just nu',
      'Betala inte en gång till. Vi frågar igen av oss själva, och du kan också kontrollera själv.',
    );
  }
  const { order } = status;
  const own = paymentHandler(order.paymentMethod ?? placed.paymentCode) ?? handler;
  const amount = order.orderTotal ?? placed.orderTotal;
  if (order.paymentState === 'paid') {
    const [stateText, todo] = PAID[order.state] ?? ALL_DONE;
    const moneyText = amount === null ? 'Ja' : `Ja, ${formatCharged(amount)}`;
    return { money: 'yes', moneyText, stateText, todo, openRequest: null };
  }
  if (order.paymentState === 'unknown') return whileUnknown(own, UNKNOWN_PAYMENT[order.state] ?? WAITING, NOT_TWICE);
  if (order.state === 'cancelled') return notPaid('Avbruten', ORDER_AGAIN);
  if (isSettled(order)) {
    const todo = 'Betala enligt uppgifterna på bekräftelsen.';
    return notPaid('Bekräftad, väntar på din betalning', todo, ', du betalar själv från din bank');
  }
  if (order.state === 'awaiting_verification') {
    const todo = 'Bekräfta beställningen, eller välj ett annat betalsätt.';
    return notPaid(`V${UNSIGNED}`, todo, '', own?.text.openRequest);
  }
  if (order.paymentState === 'failed')
    return notPaid('Inte betald', 'Försök igen eller välj ett annat betalsätt, så gäller samma beställning.');
  return whileUnknown(own, WAITING, NOT_TWICE);
}
