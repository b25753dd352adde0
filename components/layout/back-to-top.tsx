'use client';

import { useSyncExternalStore } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import styles from './back-to-top.module.css';

const SHOWN_AFTER = 400;

function subscribe(listener: () => void) {
  addEventListener('scroll', listener, { passive: true });
  return () => removeEventListener('scroll', listener);
}

export function BackToTop() {
  const isFarDown = useSyncExternalStore(
    subscribe,
    () => scrollY > SHOWN_AFTER,
    () => false,
  );
  if (!isFarDown) return null;
  return (
    <IconButton
      className={styles.button}
      icon="arrowUp"
      label="Till toppen av sidan"
      onClick={() => scrollTo({ top: 0, behavior: prefersStill() ? 'auto' : 'smooth' })}
    />
  );
}

function prefersStill() {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
