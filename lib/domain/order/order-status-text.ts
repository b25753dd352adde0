import type { FetchedOrder, ReceivedWithdrawal } from '@/lib/domain/shop-api/responses';
import type { OrderStatus } from './order-status';
import { formatCharged } from './order-sums';
import { type PaymentHandler, paymentHandler } from './payments';
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

/** What the buyer can do with an order: sign it, finish or repeat its payment, pay what is owed, or order the goods anew. */
export type NextStep = 'sign' | 'finish' | 'pay-again' | 'pay-owed' | 'order-again' | 'contact' | null;

export interface KnownOrderStatus extends OrderStatusText {
  /** Of the confirmation. */
  readonly heading: string;
  readonly next: NextStep;
}

type StatedOrder = Pick<FetchedOrder, 'orderTotal' | 'paymentState' | 'state' | 'withdrawal'>;

const THANKS = 'Tack för din beställning';
const SIGN_FIRST = 'Beställningen väntar på din bekräftelse';

/** Nothing is asked for any more; money that was paid goes back (domain.md 5.3). */
function withdrawn({ paymentState, orderTotal }: StatedOrder, { caseNumber }: ReceivedWithdrawal): KnownOrderStatus {
  const stateText = caseNumber === null ? 'Ångrad' : `Ångrad, ärende ${caseNumber}`;
  const texts = { stateText, heading: 'Köpet är ångrat', openRequest: null, next: null } as const;
  if (paymentState === 'paid') {
    const moneyText = orderTotal === null ? 'Ja' : `Ja, ${formatCharged(orderTotal)}`;
    return { ...texts, money: 'yes', moneyText, todo: RETURN_GOODS };
  }
  if (paymentState === 'unknown') return { ...texts, money: 'unknown', moneyText: unknown, todo: RETURN_GOODS };
  return {
    ...texts,
    money: 'no',
    moneyText: 'Nej',
    todo: 'Du behöver inte betala. Har du redan fått varorna, skicka tillbaka dem inom 14\u00a0dagar.',
  };
}

const RETURN_GOODS =
  'Skicka tillbaka varorna inom 14\u00a0dagar. Vi betalar tillbaka inom 14\u00a0dagar, men väntar tills varorna är tillbaka eller du visar att du har skickat dem.';

function paid({ state, orderTotal }: StatedOrder): KnownOrderStatus {
  const moneyText = orderTotal === null ? 'Ja' : `Ja, ${formatCharged(orderTotal)}`;
  const yes = { money: 'yes', moneyText, openRequest: null } as const;
  if (state === 'cancelled') {
    const todo = 'Kontakta oss, så betalar vi tillbaka eller lägger beställningen på nytt.';
    return { ...yes, heading: CANCELLED, stateText: 'Avbruten, men betald', todo, next: 'contact' };
  }
  if (state === 'awaiting_verification') {
    const todo = 'Bekräfta beställningen med BankID.';
    return { ...yes, heading: SIGN_FIRST, stateText: `Betald, v${UNSIGNED}`, todo, next: 'sign' };
  }
  const todo = 'Du behöver inte göra något mer. Bekräftelsen kommer i ett mejl.';
  return { ...yes, heading: THANKS, stateText: 'Betald', todo, next: null };
}

const CANCELLED = 'Beställningen är avbruten';

/** The payment is in no state that the shop knows (for example a refund). */
function uncertain({ state }: StatedOrder, handler: PaymentHandler | null): KnownOrderStatus {
  switch (state) {
    case 'cancelled':
      return {
        ...whileUnknown(handler, 'Avbruten, betalningen kontrolleras', NOT_TWICE),
        heading: CANCELLED,
        next: 'contact',
      };
    case 'awaiting_verification':
      return { ...whileUnknown(handler, `V${UNSIGNED}`, NOT_TWICE), heading: SIGN_FIRST, next: 'sign' };
    case 'confirmed':
      return {
        ...whileUnknown(handler, 'Bekräftad, betalningen kontrolleras', NOT_TWICE),
        heading: THANKS,
        next: null,
      };
    default:
      return { ...whileUnknown(handler, waitingText(handler), NOT_TWICE), heading: THANKS, next: null };
  }
}

function waitingText(handler: PaymentHandler | null): string {
  return handler?.states.waiting ?? WAITING;
}

/**
 * The state of an order in words, what is owed and what can be done: the list, the order's page, the confirmation, the panel and the
 * waiting page show this and nothing else. `handler` is null for a payment method that is not known, or not sent.
 */
export function orderStatus(order: StatedOrder, handler: PaymentHandler | null): KnownOrderStatus {
  const { state, paymentState, withdrawal } = order;
  if (withdrawal) return withdrawn(order, withdrawal);
  if (paymentState === 'paid') return paid(order);
  if (paymentState === 'unknown') return uncertain(order, handler);
  if (state === 'cancelled') return { ...notPaid('Avbruten', ORDER_AGAIN), heading: CANCELLED, next: 'order-again' };
  if (state === 'awaiting_verification') {
    const todo = 'Bekräfta beställningen, eller välj ett annat betalsätt.';
    const stateText = handler?.states.unsigned ?? `V${UNSIGNED}`;
    return { ...notPaid(stateText, todo, '', handler?.text.openRequest), heading: SIGN_FIRST, next: 'sign' };
  }
  if (paymentState === 'failed') {
    const again = handler?.mayBeRetried !== false;
    const todo = again ? 'Försök igen eller välj ett annat betalsätt, så gäller samma beställning.' : ORDER_AGAIN;
    const stateText = handler?.states.failed ?? 'Inte betald';
    const heading = 'Betalningen gick inte igenom';
    return { ...notPaid(stateText, todo), heading, next: again ? 'pay-again' : 'order-again' };
  }
  const owed = handler?.owed;
  if (owed) return { ...notPaid(owed.stateText, owed.todo, owed.because), heading: THANKS, next: 'pay-owed' };
  if (state === 'confirmed') {
    const stateText = handler === null ? 'Bekräftad, väntar på betalning' : 'Bekräftad, betalningen kontrolleras';
    return { ...whileUnknown(handler, stateText, NOT_TWICE), heading: THANKS, next: null };
  }
  return { ...whileUnknown(handler, waitingText(handler), NOT_TWICE), heading: THANKS, next: 'finish' };
}

/** Without a response from the backend the payment's own result decided: the order was received. */
export function receivedText(handler: PaymentHandler | null): string {
  return handler?.owed?.stateText ?? 'Mottagen';
}

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
  return orderStatus({ ...order, orderTotal: order.orderTotal ?? placed.orderTotal }, own);
}
