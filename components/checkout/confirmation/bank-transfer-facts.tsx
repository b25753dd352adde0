import styles from '@/components/checkout/checkout.module.css';
import { FactList } from '@/components/checkout/fact-list';
import { Button } from '@/components/ui/button';
import { showToast } from '@/components/ui/toast';
import type { FetchedOrder } from '@/lib/api/contract/responses';
import { formatCharged } from '@/lib/checkout/order-sums';
import type { PlacedOrder } from '@/lib/checkout/state';
import { site } from '@/lib/config/site';
import { formatMoment } from '@/lib/content/dates';

/** "10001234" as "1000 1234": groups of four digits are read and typed with fewer mistakes. */
function grouped(reference: string): string {
  return /^\d+$/.test(reference) ? reference.replace(/(\d{4})(?=\d)/g, '$1\u00a0') : reference;
}

/** How, to which account, how much and until when to pay (domain.md 4.2 and 4.3). */
export function BankTransferFacts({ order, fetched }: { order: PlacedOrder; fetched: FetchedOrder | null }) {
  if (fetched?.paymentState === 'paid' || fetched?.paymentState === 'unknown') return null;
  const reference = fetched?.payment.reference ?? null;
  const message = order.number ?? String(order.orderId);
  const copied = reference === null ? 'ordernumret' : 'OCR-numret';
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(reference ?? message);
      void showToast('success', `${reference === null ? 'Ordernumret' : 'OCR-numret'} är kopierat.`);
    } catch {
      // The browser denies access to the clipboard, or has none.
      void showToast('error', `Det gick inte att kopiera. Markera ${copied} och kopiera det för hand.`);
    }
  };
  return (
    <section aria-labelledby="sa-betalar-du" className={styles.card}>
      <h2 className="heading-3" id="sa-betalar-du">
        Så betalar du
      </h2>
      <FactList
        facts={[
          ['Belopp', order.orderTotal === null ? null : formatCharged(order.orderTotal)],
          ['Bankgiro', site.bank.bankgiro],
          ['Kontonummer', site.bank.account],
          ['OCR', reference === null ? null : grouped(reference)],
          ['Meddelande', reference === null ? `Ange ordernummer ${message} som meddelande` : null],
          ['Betala senast', fetched?.payment.payBefore ? formatMoment(new Date(fetched.payment.payBefore)) : null],
        ]}
      />
      <div>
        <Button onClick={copy}>{`Kopiera ${copied}`}</Button>
      </div>
      <p className="quiet small">
        Betala senast nästa bankdag. Pengarna ska vara hos oss inom {site.bank.arriveWithinBankDays}
        &nbsp;bankdagar, annars kan beställningen avbrytas. Betala från ditt eget konto: köpare, betalare och mottagare
        måste vara samma person, och pengar från någon annans konto skickas tillbaka.
      </p>
    </section>
  );
}
