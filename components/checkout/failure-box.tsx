'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import type { Failure, WayOn } from '@/lib/checkout/failure';
import { failureText } from '@/lib/checkout/payments';
import { paths } from '@/lib/config/paths';
import { site } from '@/lib/config/site';
import styles from './failure-box.module.css';

/** What the buttons under a failure do; one that is missing is not shown. */
export type WaysOn = Partial<Record<Exclude<WayOn, 'contact' | 'sign-in'>, () => void>>;

const labels: Readonly<Record<keyof WaysOn, string>> = {
  retry: 'Försök igen',
  check: 'Kontrollera betalningen igen',
  'other-method': 'Välj annat betalsätt',
  details: 'Ändra uppgifterna',
  cart: 'Öppna varukorgen',
};

interface FailureBoxProps {
  failure: Failure;
  on: WaysOn;
}

/** What went wrong, whether money moved, and the ways on. Takes the focus, so that it is read and not missed. */
export function FailureBox({ failure, on }: FailureBoxProps) {
  const { heading, text, ways, showsCode } = failureText(failure);
  const ref = useRef<HTMLDivElement>(null);
  const isMain = (way: WayOn) => way === 'retry' || way === 'check' || way === 'cart' || ways[0] === way;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another failure is another message to be read.
  useEffect(() => ref.current?.focus(), [failure.way, failure.code]);

  const shown = (way: WayOn): ReactNode => {
    if (way === 'contact') {
      return (
        <p className={styles.contact} key={way}>
          Ring <a href={site.phone.href}>{site.phone.display}</a> eller mejla{' '}
          <a href={`mailto:${site.email}`}>{site.email}</a>
        </p>
      );
    }
    if (way === 'sign-in') {
      return (
        <ButtonLink href={`${paths.login}?redirectTo=${paths.checkout}`} key={way} look="primary">
          Logga in igen
        </ButtonLink>
      );
    }
    const act = on[way];
    if (!act) return null;
    return (
      <Button key={way} onClick={act} {...(isMain(way) ? { look: 'primary' } : {})}>
        {labels[way]}
      </Button>
    );
  };

  return (
    <div className={styles.box} ref={ref} role="alert" tabIndex={-1}>
      <h2 className={styles.heading}>{heading}</h2>
      <p>{text}</p>
      <div className={styles.ways}>{ways.map(shown)}</div>
      {showsCode === false ? null : <p className={styles.code}>Felkod: {failure.code}</p>}
    </div>
  );
}
