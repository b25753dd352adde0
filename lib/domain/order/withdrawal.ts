import { formatDay } from '@/lib/domain/dates';
import { formatClock } from '@/lib/domain/prices/format';
import type { WithdrawalReceipt } from '@/lib/domain/shop-api/responses';
import { site } from '@/lib/domain/site';

/** A statement of withdrawal (contract.md A6). */
export interface Withdrawal {
  readonly orderNumber: string;
  readonly name: string;
  readonly email: string;
  /** The goods to withdraw from; empty for the whole order. */
  readonly goods: string;
}

function sentences({ orderNumber, name, email, goods }: Withdrawal): string[] {
  return [
    `Jag meddelar härmed att jag frånträder mitt köpeavtal avseende ${goods ? `följande varor: ${goods}` : 'hela beställningen'}.`,
    '',
    `Ordernummer: ${orderNumber}`,
    `Namn: ${name}`,
    `E-post: ${email}`,
  ];
}

/** The acknowledgement for the buyer: content, date and time of receipt (2 kap. distansavtalslagen). */
export function statementText(statement: Withdrawal, { reference, receivedAt }: WithdrawalReceipt): string {
  const at = new Date(receivedAt);
  return [
    `${site.legalName} tog emot det här meddelandet den ${formatDay(at)} kl. ${formatClock(at)}.`,
    ...(reference ? [`Ärendenummer: ${reference}`] : []),
    '',
    ...sentences(statement),
  ].join('\n');
}

/** The same statement as a mailto address, for when the shop cannot receive it; with empty fields for `null`. */
export function withdrawalAddress(statement: Withdrawal | null): string {
  const body = sentences(statement ?? { orderNumber: '', name: '', email: '', goods: '' }).join('\n');
  return `mailto:${site.email}?subject=${encodeURIComponent('Jag ångrar mitt köp')}&body=${encodeURIComponent(body)}`;
}
