'use client';

import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { Container } from '@/components/ui/container';
import { cx } from '@/components/ui/cx';
import { productCount } from '@/lib/listing/count-label';
import { paths } from '@/lib/routes/paths';
import { CompareTable } from './compare-table';
import styles from './saved-page.module.css';
import { useSaved } from './use-saved';

interface SharedComparisonProps {
  /** Product codes, not validated. */
  codes: readonly string[];
}

/** The comparison of a shared link. Does not change the visitor's own list. */
export function SharedComparison({ codes }: SharedComparisonProps) {
  const { found, gone, isWaiting, hasFailed, retry } = useSaved(codes.map((code) => ({ id: code, code, name: code })));
  return (
    <Container className={styles.page}>
      <div className={styles.head}>
        <h1>Delad jämförelse</h1>
        <p className="quiet" role="status">
          {isWaiting || found.length === 0 ? null : productCount(found.length)}
        </p>
        <ButtonLink className={styles.clear} href={paths.compare}>
          Till min jämförelse
        </ButtonLink>
      </div>
      <noscript>
        <p>Jämförelsen visas med JavaScript.</p>
      </noscript>
      {hasFailed ? (
        <div className={cx(styles.help, 'mb-5')} role="alert">
          <p>Aktuella priser kunde inte hämtas.</p>
          <Button onClick={retry}>Försök igen</Button>
        </div>
      ) : null}
      {codes.length === 0 ? <p>Länken innehåller inga varor.</p> : null}
      {gone.length > 0 ? (
        <p className="mb-4">
          {gone.length === 1 ? 'En vara' : `${gone.length}\u00a0varor`} i länken finns inte i sortimentet.
        </p>
      ) : null}
      {found.length > 0 ? <CompareTable entries={found} onRemove={null} /> : null}
      {isWaiting && found.length === 0 && !hasFailed ? <div aria-busy="true" className={styles.waiting} /> : null}
    </Container>
  );
}
