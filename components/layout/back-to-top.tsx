'use client';

import { useSyncExternalStore } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import styles from './back-to-top.module.css';

const SHOWN_AFTER = 400;
const NARROW = '(width < 36em)';

let lastY = 0;
let isRising = false;

function subscribe(listener: () => void) {
  const onScroll = () => {
    isRising = scrollY < lastY;
    lastY = scrollY;
    listener();
  };
  addEventListener('scroll', onScroll, { passive: true });
  return () => removeEventListener('scroll', onScroll);
}

/** On a phone the button would cover figures: there only a reader who is on the way up gets it. */
function isShown() {
  return scrollY > SHOWN_AFTER && (isRising || !matchMedia(NARROW).matches);
}

export function BackToTop() {
  const isNeeded = useSyncExternalStore(subscribe, isShown, () => false);
  if (!isNeeded) return null;
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
