import { useEffect, useId, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import type { ConsentChoice } from '@/lib/analytics/consent';
import { paths } from '@/lib/routes/paths';
import styles from './consent-banner.module.css';

interface ConsentBannerProps {
  choice: ConsentChoice | null;
  onChoose: (choice: ConsentChoice) => void;
  /** Whether the visitor opened it; otherwise it does not take the focus. */
  takesFocus: boolean;
}

const CHOICES = { granted: 'Du har sagt ja till statistik.', denied: 'Du har sagt nej till statistik.' } as const;

/** A consent banner at the bottom that does not block shopping. "No" is as easy to choose as "yes" and looks the same. */
export function ConsentBanner({ choice, onChoose, takesFocus }: ConsentBannerProps) {
  const titleId = useId();
  const ref = useRef<HTMLElement>(null);

  useEffect(() => {
    if (takesFocus) ref.current?.focus();
  }, [takesFocus]);

  return (
    <section aria-labelledby={titleId} className={styles.banner} data-consent="" ref={ref} tabIndex={-1}>
      <div className={styles.text}>
        <p className="bold" id={titleId}>
          Får vi mäta hur webbplatsen används?
        </p>{' '}
        <p>
          {choice === null ? null : <span className={styles.made}>{CHOICES[choice]} </span>}
          Google får då veta vilka sidor och varor du ser, vad du lägger i korgen och beställer.{' '}
          <span className={styles.long}>Utan ditt ja hämtas och sparas ingenting för det.</span>{' '}
          <Link href={`${paths.privacy}#kakor`}>Läs mer</Link>
        </p>
      </div>
      <div className={styles.choices}>
        <Button onClick={() => onChoose('denied')}>Nej tack</Button>
        <Button onClick={() => onChoose('granted')}>Godkänn</Button>
      </div>
    </section>
  );
}
