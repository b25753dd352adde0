import type { PaymentHandler } from '@/lib/domain/order/payments';
import { site } from '@/lib/domain/site';
import type { Stage } from './stage';

/** What the buyer can do with an order: sign it, finish or repeat its payment, pay what is owed, order the goods anew, or contact the shop. */
export type NextStep = 'sign' | 'finish' | 'pay-again' | 'pay-owed' | 'order-again' | 'contact' | null;

/** What the words of a row name, already written out; null where it is not known. */
export interface RowFacts {
  readonly handler: PaymentHandler | null;
  /** "14 389 SEK" */
  readonly total: string | null;
  /** "1 000 SEK den 3 december 2026" */
  readonly refunded: string | null;
  /** "30 november 2026 kl. 23.59" */
  readonly payBefore: string | null;
  readonly caseNumber: string | null;
  /** The last day to send withdrawn goods back. */
  readonly returnBefore: string | null;
  /** The order is a day old at most, as far as is known: its e-mail is on its way, and a request for its payment may be open. */
  readonly isNew: boolean;
}

/** A row of the table of an order's life. */
export interface Row {
  /** Of the confirmation. */
  readonly heading: string;
  /** In the list and among the facts. */
  readonly stateText: string;
  /** Whether money has been drawn, according to the backend's latest response. */
  readonly money: 'yes' | 'no' | 'unknown';
  /** "Ja", "Nej" or "Vet inte ännu", with the reason. */
  readonly moneyText: string;
  /** What happens now and when, and what to do. */
  readonly todo: string;
  /** What to do with a payment request that may be open at the bank or in an app; null when there can be none. */
  readonly openRequest: string | null;
  readonly next: NextStep;
  /** Which sum the facts to pay by name; null without such facts. */
  readonly payBy: 'all' | 'rest' | null;
  /** The goods are on their way, or will be when the order is paid. */
  readonly goesAhead: boolean;
  /** Counts in "Min metall" and the tax list; `missing` is named there without a sum. */
  readonly metal: 'counted' | 'missing' | 'no';
  /** The page is a receipt. */
  readonly isReceipt: boolean;
  /** The shop thanks for it. */
  readonly isValid: boolean;
}

const UNKNOWN = 'Vet inte ännu';
const THANKS = 'Tack för din beställning';
const SIGN_FIRST = 'Beställningen väntar på din bekräftelse';
const CANCELLED = 'Beställningen är avbruten';
const UNSIGNED = 'äntar på att du bekräftar med BankID';
const ORDER_AGAIN = 'Beställ igen om du vill köpa varorna.';
const NOT_TWICE =
  'Betala inte en gång till. Så fort beskedet har kommit står det här. Dröjer det mer än en dag, kontakta oss.';
const TOO_LATE = 'Sista dagen att betala har gått ut.';
const NOT_ARRIVED = 'Har pengarna inte kommit inom fem bankdagar, kontakta oss.';

const common = { openRequest: null, next: null, payBy: null, goesAhead: false, isReceipt: false, metal: 'no' } as const;
const none = { ...common, money: 'no', moneyText: 'Nej', isValid: true } as const;
const ended = { ...none, heading: CANCELLED, isValid: false } as const;
const uncertain = { ...common, money: 'unknown', moneyText: UNKNOWN, todo: NOT_TWICE } as const;

function drawn({ total }: RowFacts, rest = '') {
  const moneyText = total === null ? `Ja${rest}` : `Ja, ${total}${rest}`;
  return { ...common, money: 'yes', moneyText, isReceipt: true, isValid: true } as const;
}

const WAITING = 'Väntar på betalning';

function waitingText({ handler }: RowFacts): string {
  return handler?.states.waiting ?? WAITING;
}

/** A request for a payment lasts for minutes: an old order has none. */
function openRequest({ handler, isNew }: RowFacts): string | null {
  return isNew ? (handler?.text.openRequest ?? null) : null;
}

function paidBack({ refunded }: RowFacts): string {
  return `Vi har betalat tillbaka ${refunded ?? 'pengarna'}.`;
}

const sentBack = ({ returnBefore }: RowFacts, verb: string) =>
  `${verb} senast ${returnBefore ?? '14\u00a0dagar efter att du ångrade köpet'}`;

const withdrawn = ({ caseNumber }: RowFacts) =>
  ({
    ...common,
    heading: 'Köpet är ångrat',
    stateText: caseNumber === null ? 'Ångrad' : `Ångrad, ärende ${caseNumber}`,
    isValid: false,
  }) as const;

const moneyBack = (facts: RowFacts) =>
  `${sentBack(facts, 'Skicka tillbaka varorna')}. Vi betalar tillbaka inom samma tid, men väntar tills varorna är tillbaka eller du visar att du har skickat dem. Har pengarna inte kommit då, kontakta oss.`;

/** The texts and consequences of each stage. Every sentence has to be true on every day of the stage, and to say what to do. */
export const rows: Readonly<Record<Stage, (facts: RowFacts) => Row>> = {
  unsigned: ({ handler }) => ({
    ...none,
    heading: SIGN_FIRST,
    stateText: handler?.states.unsigned ?? `V${UNSIGNED}`,
    todo: 'Bekräfta beställningen, eller välj ett annat betalsätt.',
    openRequest: handler?.text.openRequest ?? null,
    next: 'sign',
    isValid: false,
  }),
  waiting: (facts) => ({
    ...uncertain,
    heading: THANKS,
    stateText: waitingText(facts),
    openRequest: openRequest(facts),
    next: 'finish',
    isValid: true,
  }),
  lapsed: () => ({
    ...none,
    heading: 'Vi har inte fått någon betalning',
    stateText: 'Ingen betalning har kommit',
    moneyText: 'Nej, vi har inte fått någon betalning',
    todo: `Betala inte: tiden för betalningen har gått ut. Har pengar ändå dragits, kontakta oss. ${ORDER_AGAIN}`,
    next: 'order-again',
    isValid: false,
  }),
  failed: ({ handler }) => ({
    ...none,
    heading: 'Betalningen gick inte igenom',
    stateText: handler?.states.failed ?? 'Inte betald',
    todo: 'Försök igen eller välj ett annat betalsätt, så gäller samma beställning.',
    next: 'pay-again',
    isValid: false,
  }),
  'failed-for-good': ({ handler }) => ({
    ...none,
    heading: 'Betalningen gick inte igenom',
    stateText: handler?.states.failed ?? 'Inte betald',
    todo: ORDER_AGAIN,
    next: 'order-again',
    isValid: false,
  }),
  owed: ({ handler, payBefore }) => ({
    ...none,
    heading: THANKS,
    stateText: handler?.owed?.stateText ?? handler?.states.waiting ?? WAITING,
    moneyText: `Nej${handler?.owed?.because ?? ''}`,
    todo: `${handler?.owed?.todo ?? ''}${payBefore === null ? '' : ` Betala senast ${payBefore}.`}`,
    next: 'pay-owed',
    payBy: 'all',
    goesAhead: true,
  }),
  'owed-less': () => ({
    ...none,
    heading: 'En del av köpet är ångrat',
    stateText: 'Delvis ångrad, vänta med att betala',
    todo: 'Betala inte än: du ska inte betala för det du har ångrat. Vi meddelar det nya beloppet i ett mejl. Kontakta oss om det dröjer.',
    next: 'contact',
  }),
  expired: () => ({
    ...ended,
    heading: 'Beställningen blev inte betald i tid',
    stateText: 'Inte betald i tid',
    moneyText: 'Nej, ingen betalning har kommit',
    todo: `${TOO_LATE} Betala inte, för priset gäller inte längre. ${ORDER_AGAIN} Har du redan betalat, gör inte om det: pengarna ska vara hos oss inom ${site.bank.arriveWithinBankDays}\u00a0bankdagar från beställningen. Kontakta oss om de inte syns här då.`,
    next: 'order-again',
  }),
  confirmed: (facts) => ({
    ...uncertain,
    heading: THANKS,
    stateText: facts.handler === null ? 'Bekräftad, väntar på betalning' : 'Bekräftad, betalningen kontrolleras',
    openRequest: openRequest(facts),
    goesAhead: true,
    isValid: true,
  }),
  authorized: ({ total }) => ({
    ...none,
    heading: THANKS,
    stateText: 'Betalningen är godkänd',
    moneyText: 'Nej, men beloppet är reserverat',
    todo: `Du behöver inte göra något mer. ${total === null ? 'Beloppet' : total} är reserverat och dras senare. Betala inte en gång till.`,
    goesAhead: true,
  }),
  'authorized-unsigned': () => ({
    ...none,
    heading: SIGN_FIRST,
    stateText: `Betalningen är godkänd, v${UNSIGNED}`,
    moneyText: 'Nej, men beloppet är reserverat',
    todo: 'Bekräfta beställningen med BankID. Betala inte en gång till.',
    next: 'sign',
    isValid: false,
  }),
  'partly-paid': ({ handler, total, payBefore }) => ({
    ...common,
    heading: 'En del av summan har kommit',
    stateText: 'Delvis betald',
    money: 'yes',
    moneyText: total === null ? 'Ja, en del av summan' : `Ja, en del av ${total}`,
    todo: handler?.owed
      ? `En del av ${total ?? 'summan'} har kommit. Betala resten${payBefore === null ? '' : ` senast ${payBefore}`}. Kontakta oss om du är osäker på hur mycket som återstår.`
      : `En del av ${total ?? 'summan'} har kommit. Betala inte mer på egen hand: kontakta oss, så gör vi klart betalningen.`,
    next: handler?.owed ? 'pay-owed' : 'contact',
    payBy: handler?.owed ? 'rest' : null,
    isValid: true,
  }),
  'partly-paid-late': ({ total }) => ({
    ...common,
    heading: 'Beställningen blev inte helt betald i tid',
    stateText: 'Delvis betald, sista dagen har gått ut',
    money: 'yes',
    moneyText: total === null ? 'Ja, en del av summan' : `Ja, en del av ${total}`,
    todo: `${TOO_LATE} Betala inte mer. Kontakta oss, så gör vi klart köpet eller betalar tillbaka det som har kommit.`,
    next: 'contact',
    isValid: false,
  }),
  paid: (facts) => ({
    ...drawn(facts),
    heading: THANKS,
    stateText: 'Betald',
    todo: `Du behöver inte göra något mer.${facts.isNew ? ' Bekräftelsen kommer i ett mejl.' : ''}`,
    goesAhead: true,
    metal: 'counted',
  }),
  'paid-unsigned': (facts) => ({
    ...drawn(facts),
    heading: SIGN_FIRST,
    stateText: `Betald, v${UNSIGNED}`,
    todo: 'Bekräfta beställningen med BankID.',
    next: 'sign',
    isValid: false,
  }),
  'partly-refunded': (facts) => ({
    ...drawn(facts, facts.refunded === null ? ', varav en del är återbetald' : `, varav återbetalt ${facts.refunded}`),
    heading: 'En del av köpet är återbetalt',
    stateText: 'Betald, delvis återbetald',
    todo: `${facts.refunded === null ? 'Vi har betalat tillbaka en del av pengarna.' : paidBack(facts)} ${NOT_ARRIVED} Resten av köpet gäller som förut.`,
    goesAhead: true,
    metal: 'counted',
  }),
  refunded: (facts) => ({
    ...drawn(facts, ', och återbetalt'),
    heading: 'Köpet är återbetalt',
    stateText: 'Återbetald',
    todo: `${paidBack(facts)} ${NOT_ARRIVED}`,
    isValid: false,
  }),
  unknown: (facts) => ({
    ...uncertain,
    heading: THANKS,
    stateText: facts.isNew ? waitingText(facts) : 'Betalningen kontrolleras',
    openRequest: openRequest(facts),
    goesAhead: true,
    isValid: true,
  }),
  'unknown-unsigned': (facts) => ({
    ...uncertain,
    heading: SIGN_FIRST,
    stateText: `V${UNSIGNED}`,
    openRequest: openRequest(facts),
    next: 'sign',
    isValid: false,
  }),
  'unknown-confirmed': (facts) => ({
    ...uncertain,
    heading: THANKS,
    stateText: 'Bekräftad, betalningen kontrolleras',
    openRequest: openRequest(facts),
    goesAhead: true,
    isValid: true,
  }),
  cancelled: () => ({ ...ended, stateText: 'Avbruten', todo: `Betala inte. ${ORDER_AGAIN}`, next: 'order-again' }),
  'cancelled-by-customer': () => ({
    ...ended,
    stateText: 'Avbruten på din begäran',
    todo: `Betala inte. ${ORDER_AGAIN}`,
    next: 'order-again',
  }),
  'cancelled-by-shop': () => ({
    ...ended,
    stateText: 'Avbruten av oss',
    todo: `Betala inte. Kontakta oss om du har frågor. ${ORDER_AGAIN}`,
    next: 'order-again',
  }),
  'cancelled-authorized': () => ({
    ...ended,
    stateText: 'Avbruten, beloppet är reserverat',
    moneyText: 'Nej, men beloppet är reserverat',
    todo: 'Betala inte. Inga pengar ska dras, och banken släpper det reserverade beloppet. Dras pengar ändå, kontakta oss.',
    next: 'contact',
  }),
  'cancelled-partly-paid': ({ total }) => ({
    ...ended,
    stateText: 'Avbruten, delvis betald',
    money: 'yes',
    moneyText: total === null ? 'Ja, en del av summan' : `Ja, en del av ${total}`,
    todo: 'Betala inte mer. Kontakta oss, så betalar vi tillbaka det som har kommit.',
    next: 'contact',
  }),
  'cancelled-paid': (facts) => ({
    ...drawn(facts),
    heading: CANCELLED,
    stateText: 'Avbruten, men betald',
    todo: 'Kontakta oss, så betalar vi tillbaka eller lägger beställningen på nytt.',
    next: 'contact',
    isValid: false,
  }),
  'cancelled-partly-refunded': (facts) => ({
    ...drawn(facts, ', varav en del är återbetald'),
    heading: CANCELLED,
    stateText: 'Avbruten, delvis återbetald',
    todo: `${facts.refunded === null ? 'Vi har betalat tillbaka en del av pengarna.' : paidBack(facts)} Kontakta oss, så betalar vi tillbaka resten.`,
    next: 'contact',
    isValid: false,
  }),
  'cancelled-refunded': (facts) => ({
    ...drawn(facts, ', och återbetalt'),
    heading: CANCELLED,
    stateText: 'Avbruten, återbetald',
    todo: `${paidBack(facts)} ${NOT_ARRIVED}`,
    isValid: false,
  }),
  'cancelled-unknown': (facts) => ({
    ...uncertain,
    heading: CANCELLED,
    stateText: 'Avbruten, betalningen kontrolleras',
    openRequest: openRequest(facts),
    next: 'contact',
    isValid: false,
  }),
  'withdrawn-unpaid': (facts) => ({
    ...withdrawn(facts),
    money: 'no',
    moneyText: 'Nej',
    todo: `Betala inte. Har du redan fått varorna: ${sentBack(facts, 'skicka tillbaka dem')}.`,
  }),
  'withdrawn-paid': (facts) => ({
    ...withdrawn(facts),
    money: 'yes',
    moneyText: 'Ja',
    todo: moneyBack(facts),
    isReceipt: true,
  }),
  'withdrawn-unknown': (facts) => ({
    ...withdrawn(facts),
    money: 'unknown',
    moneyText: UNKNOWN,
    todo: `Betala inte. ${moneyBack(facts)}`,
  }),
};
