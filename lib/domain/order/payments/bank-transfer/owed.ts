import { formatMoment } from '@/lib/domain/dates';
import { formatCharged } from '@/lib/domain/order/order-sums';
import type { Ore } from '@/lib/domain/prices/money';
import { site } from '@/lib/domain/site';
import type { OwedAfterwards } from '../payment-handler';

/** "10001234" as "1000 1234": groups of four digits are read and typed with fewer mistakes. */
function grouped(reference: string): string {
  return /^\d+$/.test(reference) ? reference.replace(/(\d{4})(?=\d)/g, '$1\u00a0') : reference;
}

const amountText = (total: string, sum: 'all' | 'rest') => (sum === 'all' ? total : `Det som återstår av ${total}`);

/** As a bank's form takes it: "14389" or "14389,50". */
const amountTyped = (total: Ore) => (total / 100).toFixed(total % 100 === 0 ? 0 : 2).replace('.', ',');

/** How, to which account, how much and until when to pay (domain.md 4.2 and 4.3). */
export const owed: OwedAfterwards = {
  stateText: 'Mottagen, väntar på din överföring',
  because: ', du betalar själv från din bank',
  todo: 'Betala från din bank enligt uppgifterna vid beställningen.',
  facts: ({ orderId, number, orderTotal }, payment, sum) => {
    const { bankgiro, account, arriveWithinBankDays } = site.bank;
    const reference = payment?.reference ?? null;
    const payBefore = payment?.payBefore ? formatMoment(new Date(payment.payBefore)) : null;
    const message = number ?? String(orderId);
    const isWhole = sum === 'all' && orderTotal !== null;
    return {
      facts: [
        [
          'Belopp',
          orderTotal === null ? null : amountText(formatCharged(orderTotal), sum),
          isWhole ? { name: 'beloppet', value: amountTyped(orderTotal) } : null,
        ],
        ['Mottagare', site.legalName],
        ['Bankgiro', bankgiro, { name: 'bankgirot', value: bankgiro }],
        ['Kontonummer', account, { name: 'kontonumret', value: account.replace(/\s/g, '') }],
        [
          'OCR',
          reference === null ? null : grouped(reference),
          reference === null ? null : { name: 'OCR-numret', value: reference },
        ],
        [
          'Meddelande',
          reference === null ? `Ange ordernummer ${message} som meddelande` : null,
          { name: 'ordernumret', value: message },
        ],
        ['Betala senast', payBefore],
      ],
      note: `${payBefore === null ? 'Betala senast nästa bankdag. ' : ''}Pengarna ska vara hos oss inom ${arriveWithinBankDays}\u00a0bankdagar, annars kan vi avbryta beställningen. Betala från ditt eget konto: köpare, betalare och mottagare måste vara samma person, och pengar från någon annans konto skickar vi tillbaka.`,
    };
  },
};
