import styles from '@/components/checkout/checkout.module.css';
import { FactList } from '@/components/checkout/fact-list';
import { Button } from '@/components/ui/button';
import { showToast } from '@/components/ui/toast';
import type { FetchedOrder } from '@/lib/domain/order/contract/responses';
import { paymentHandler } from '@/lib/domain/order/payments/index';
import type { PlacedOrder } from '@/lib/domain/order/state';

const capitalised = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** How to pay what is owed after the checkout; nothing for a payment that was made in it. */
export function OwedFacts({ order, fetched }: { order: PlacedOrder; fetched: FetchedOrder | null }) {
  const owed = paymentHandler(order.paymentCode)?.owed?.facts(order, fetched?.payment ?? null);
  if (!owed) return null;
  const { facts, copy, note } = owed;
  const toClipboard = async () => {
    try {
      await navigator.clipboard.writeText(copy.value);
      void showToast('success', `${capitalised(copy.name)} är kopierat.`);
    } catch {
      // The browser denies access to the clipboard, or has none.
      void showToast('error', `Det gick inte att kopiera. Markera ${copy.name} och kopiera det för hand.`);
    }
  };
  return (
    <section aria-labelledby="sa-betalar-du" className={styles.card}>
      <h2 className="heading-3" id="sa-betalar-du">
        Så betalar du
      </h2>
      <FactList facts={facts} />
      <div>
        <Button onClick={toClipboard}>{`Kopiera ${copy.name}`}</Button>
      </div>
      <p className="quiet small">{note}</p>
    </section>
  );
}
