import { type ReactNode, useEffect, useRef } from 'react';
import { site } from '@/lib/domain/site';
import styles from './step-heading.module.css';

interface StepHeadingProps {
  children: ReactNode;
  /** False for the first step of a newly loaded page, which keeps the browser's focus. */
  takesFocus?: boolean;
  /** h2 below the compact header's h1; h1 otherwise. */
  level?: 'h1' | 'h2';
}

/** The heading of a step, which takes the focus when the step begins and is the document's title while it lasts. */
export function StepHeading({ children, takesFocus = true, level: Heading = 'h2' }: StepHeadingProps) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    scrollTo({ top: 0 });
    // Scrolls on where the heading is below the first screen: large text in a narrow window.
    ref.current?.focus();
  }, [takesFocus]);
  // After each render: the text of a step follows its state. The rest of the page has one title (app/(checkout)/checkout/page.tsx).
  useEffect(() => {
    const before = document.title;
    const title = `${ref.current?.textContent} | ${site.name}`;
    document.title = title;
    return () => {
      if (document.title === title) document.title = before;
    };
  });
  return (
    <Heading className={styles.heading} ref={ref} tabIndex={-1}>
      {children}
    </Heading>
  );
}
