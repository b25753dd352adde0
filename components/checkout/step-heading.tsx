'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import styles from './step-heading.module.css';

interface StepHeadingProps {
  children: ReactNode;
  /** The first step of a fresh page leaves the focus where the browser put it. */
  takesFocus?: boolean;
  /** Below the compact header's own h1, or the page's first. */
  level?: 'h1' | 'h2';
}

/** The heading of a step: reading goes on here when the step before has been done. */
export function StepHeading({ children, takesFocus = true, level: Heading = 'h2' }: StepHeadingProps) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    scrollTo({ top: 0 });
    ref.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <Heading className={styles.heading} ref={ref} tabIndex={-1}>
      {children}
    </Heading>
  );
}
