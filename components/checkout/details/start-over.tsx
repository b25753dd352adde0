import { useState } from 'react';
import styles from '@/components/checkout/checkout.module.css';
import { startOver } from '@/components/checkout/service/start-over';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import type { Attempt } from '@/lib/checkout/state';

interface StartOverProps {
  attempt: Attempt;
  /** What can still happen to the abandoned order. */
  consequence: string;
}

/** Lets the shopper abandon an unfinished order with one press, after reading the consequences. */
export function StartOver({ attempt, consequence }: StartOverProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <div className={styles.actions}>
      <Button onClick={() => setIsOpen(true)}>Gör en ny beställning</Button>
      <Dialog onClose={close} open={isOpen} title="Göra en ny beställning?">
        <div className={styles.section}>
          <p>{consequence} Betalas båda köps varorna två gånger.</p>
          <div className={styles.actions}>
            <Button appearance="primary" onClick={close}>
              Behåll den förra
            </Button>
            <Button onClick={() => startOver(attempt)}>Ja, gör en ny beställning</Button>
          </div>
        </div>
      </Dialog>
    </div>
  );
}
