import { formatMoment } from '@/lib/domain/dates';
import { formatCharged } from '@/lib/domain/order/order-sums';
import { site } from '@/lib/domain/site';
import type { OwedAfterwards } from '../payment-handler';

/** "10001234" as "1000 1234": groups of four digits are read and typed with fewer mistakes. */
function grouped(reference: string): string {
  return /^\d+$/.test(reference) ? reference.replace(/(\d{4})(?=\d)/g, '$1\u00a0') : reference;
}

const amountText = (total: string, sum: 'all' | 'rest') => (sum === 'all' ? total : `Det som återstår av ${total}`);

/** How, to which account, how much and until when to pay (domain.md 4.2 and 4.3). */
export const owed: OwedAfterwards = {
  stateText: 'Mottagen, väntar på din överföring',
  because: ', du betalar själv från din bank',
  todo: 'Betala från din bank enligt uppgifterna vid beställningen.',
  facts: ({ orderId, number, orderTotal }, payment, sum) => {
    const reference = payment?.reference ?? null;
    const message = number ?? String(orderId);
    return {
      facts: [
        ['Belopp', orderTotal === null ? null : amountText(formatCharged(orderTotal), sum)],
        ['Bankgiro', site.bank.bankgiro],
        ['Kontonummer', site.bank.account],
        ['OCR', reference === null ? null : grouped(reference)],
        ['Meddelande', reference === null ? `Ange ordernummer ${message} som meddelande` : null],
        ['Betala senast', payment?.payBefore ? formatMoment(new Date(payment.payBefore)) : null],
      ],
      copy: reference === null ? { name: 'ordernumret', value: message } : { name: 'OCR-numret', value: reference },
      note: `Betala senast nästa bankdag. Pengarna ska vara hos oss inom ${site.bank.arriveWithinBankDays}\u00a0bankdagar, annars kan beställningen avbrytas. Betala från ditt eget konto: köpare, betalare och mottagare måste vara samma person, och pengar från någon annans konto skickas tillbaka.`,
    };
  },
};
