'use client';

import { Button } from '@/components/ui/button';
import { formatCharged } from '@/lib/checkout/order-sums';
import type { PlacedOrder } from '@/lib/checkout/state';
import { site } from '@/lib/config/site';
import styles from './checkout.module.css';
import { FactList } from './fact-list';
import { StepHeading } from './step-heading';
import waiting from './swish-waiting.module.css';
import { TimeLeft } from './time-left';
import { useSwishWatch } from './use-swish-watch';

/** How long a Swish payment stays open, in seconds (domain.md 2.1). */
const LASTS = 180;

interface SwishWaitingProps {
  order: PlacedOrder;
  onOtherMethod: () => void;
}

/** Step 2 with Swish: what to do, how long there is, and what if nothing comes (domain.md 2.4). Survives a reload. */
export function SwishWaiting({ order, onOtherMethod }: SwishWaitingProps) {
  useSwishWatch(order.orderId, order.placedAt);
  return (
    <div className={`${styles.sections} ${styles.narrow}`}>
      <StepHeading>Öppna Swish och godkänn betalningen</StepHeading>
      <div className={styles.card}>
        <p className={waiting.amount}>{order.orderTotal === null ? '' : formatCharged(order.orderTotal)}</p>
        {order.totalChanged ? <p className={styles.note}>Summan ändrades när beställningen lades.</p> : null}
        <FactList
          facts={[
            ['Till', site.legalName],
            ['Mobilnummer', order.phone],
            ['Ordernummer', order.number],
          ]}
        />
        <p className={waiting.time}>
          Tid kvar <TimeLeft className={waiting.clock} lasts={LASTS} startedAt={order.placedAt} />
        </p>
        <p className={waiting.status} role="status">
          <span aria-hidden="true" className={waiting.pulse} />
          Vi väntar på att du godkänner betalningen i Swish.
        </p>
      </div>
      <details className={waiting.help}>
        <summary className={waiting.summary}>Jag har inte fått någon förfrågan</summary>
        <p>
          Öppna Swish-appen själv, så visas förfrågan där. Kontrollera att mobilnumret stämmer och att appen är
          uppdaterad. Betalningen kan bara godkännas på den telefon som numret hör till.
        </p>
      </details>
      <div className={styles.actions}>
        <Button onClick={onOtherMethod}>Välj annat betalsätt</Button>
      </div>
      <p className={styles.note}>
        Byt inte betalsätt om du redan har godkänt betalningen. Du kan stänga sidan: bekräftelsen kommer också med
        e-post.
      </p>
    </div>
  );
}
