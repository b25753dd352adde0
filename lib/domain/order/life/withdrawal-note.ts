import { formatDay, formatMoment } from '@/lib/domain/dates';
import type { ReceivedWithdrawal } from '@/lib/domain/shop-api/responses';

/** What a buyer reads about a statement of withdrawal, beside the order's own state. */
export interface WithdrawalNote {
  readonly title: string;
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly text: string;
  /** The rule about the right of withdrawal belongs beside it. */
  readonly showsRule: boolean;
  /** Of a list. */
  readonly short: string | null;
}

const DAY = 24 * 3_600_000;

/** "12 december 2026": withdrawn goods are sent back within 14 days (domain.md 5.3). */
export function returnBefore({ receivedAt }: Pick<ReceivedWithdrawal, 'receivedAt'>): string {
  return formatDay(new Date(Date.parse(receivedAt) + 14 * DAY));
}

/** The statement is only a message, which anybody may have sent, until the shop has decided (contract.md A5). */
export function withdrawalNote(withdrawal: ReceivedWithdrawal): WithdrawalNote {
  const { caseNumber, receivedAt, goods, decision } = withdrawal;
  const facts = [
    ['Mottaget', formatMoment(new Date(receivedAt))],
    ['Ärendenummer', caseNumber ?? '–'],
    ['Varor', goods ?? 'Hela beställningen'],
  ] as const;
  switch (decision) {
    case 'received':
      return {
        title: 'Meddelande om att ångra köpet',
        facts,
        text: 'Vi har fått meddelandet och svarar på det i ett mejl. Till dess gäller beställningen som förut. Har du inte skickat det, kontakta oss.',
        showsRule: true,
        short: 'meddelande om ångrat köp mottaget',
      };
    case 'refused':
      return {
        title: 'Köpet gäller',
        facts,
        text: 'Vi har prövat meddelandet om att ångra köpet, och köpet kan inte ångras. Beställningen gäller som förut. Kontakta oss om du har frågor.',
        showsRule: true,
        short: 'köpet kan inte ångras',
      };
    case 'accepted':
      return {
        title: 'Ångrat köp',
        facts,
        text:
          goods === null
            ? ''
            : `Vi har godkänt att du ångrar de här varorna. Har du fått dem, skicka tillbaka dem senast ${returnBefore(withdrawal)}. Det du har betalat för dem får du tillbaka när vi har dem, eller när du visar att du har skickat dem. Resten av beställningen gäller som förut.`,
        showsRule: false,
        short: goods === null ? null : 'delvis ångrad',
      };
  }
}
