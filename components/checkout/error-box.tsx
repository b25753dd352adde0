'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { type CheckoutErrorCode, checkoutError, type WayOn } from '@/lib/checkout/errors';
import { site } from '@/lib/config/site';
import styles from './error-box.module.css';

interface ErrorBoxProps {
  code: CheckoutErrorCode;
  onRetry?: () => void;
  onOtherMethod?: () => void;
  onCheck?: () => void;
}

/** What went wrong, whether money moved, and the ways on. Takes the focus, so that it is read and not missed. */
export function ErrorBox({ code, onRetry, onOtherMethod, onCheck }: ErrorBoxProps) {
  const { heading, text, ways, supportCode } = checkoutError(code);
  const ref = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another error is another message to be read.
  useEffect(() => ref.current?.focus(), [code]);

  const way: Record<WayOn, ReactNode> = {
    retry: onRetry ? (
      <Button key="retry" look="primary" onClick={onRetry}>
        Försök igen
      </Button>
    ) : null,
    'other-method': onOtherMethod ? (
      <Button key="other-method" onClick={onOtherMethod}>
        Välj annat betalsätt
      </Button>
    ) : null,
    check: onCheck ? (
      <Button key="check" look="primary" onClick={onCheck}>
        Kontrollera betalningen igen
      </Button>
    ) : null,
    contact: (
      <p className={styles.contact} key="contact">
        Ring <a href={site.phone.href}>{site.phone.display}</a> eller mejla{' '}
        <a href={`mailto:${site.email}`}>{site.email}</a>
      </p>
    ),
  };

  return (
    <div className={styles.box} ref={ref} role={code === '500' ? 'status' : 'alert'} tabIndex={-1}>
      <h2 className={styles.heading}>{heading}</h2>
      <p>{text}</p>
      <div className={styles.ways}>{ways.map((name) => way[name])}</div>
      {supportCode === null ? null : <p className={styles.code}>Felkod: {supportCode}</p>}
    </div>
  );
}
