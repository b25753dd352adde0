'use client';

import { useState } from 'react';
import * as z from 'zod/mini';
import { Button } from '@/components/ui/button';
import { showToast } from '@/components/ui/toast';
import { callShop } from '@/lib/shop-api/client/browser';
import styles from './checkout.module.css';
import { StepHeading } from './step-heading';

const answer = z.object({ redirectUrl: z.string() });

interface BankVerificationProps {
  orderId: string;
}

/** Step 2 of a bank transfer that has to be signed: the buyer confirms the order with BankID. */
export function BankVerification({ orderId }: BankVerificationProps) {
  const [isStarting, setIsStarting] = useState(false);

  const start = async () => {
    setIsStarting(true);
    try {
      const { redirectUrl } = await callShop('signing', answer, { base: 'identity', body: { orderId } });
      location.assign(redirectUrl);
    } catch {
      setIsStarting(false);
      void showToast('error', 'BankID kunde inte startas. Försök igen om en stund.');
    }
  };

  return (
    <div className={`${styles.sections} ${styles.narrow}`}>
      <StepHeading>Bekräfta beställningen med BankID</StepHeading>
      <div className={styles.card}>
        <p>
          Beställningen är mottagen och väntar på din bekräftelse. Den som bekräftar måste vara samma person som köper
          och betalar. Efter bekräftelsen visar vi hur du betalar.
        </p>
        <div>
          <Button aria-busy={isStarting} look="primary" onClick={start} size="large">
            Bekräfta med BankID
          </Button>
        </div>
      </div>
    </div>
  );
}
