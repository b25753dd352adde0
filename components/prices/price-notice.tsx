'use client';

import { Container } from '@/components/ui/container';
import { usePriceStatus } from '@/stores/price-status-store';
import styles from './price-notice.module.css';

/** Says that prices are outdated, how old they are, and the consequences. Part of the sticky bar. */
export function PriceNotice() {
  const { isStale, age } = usePriceStatus();
  const since = age === null ? 'Priserna kan inte bekräftas just nu.' : `Priserna bekräftades för ${age} sedan.`;
  return (
    <div role="status">
      {isStale ? (
        <div className={styles.notice}>
          <Container>
            <p>{`${since} Du kan inte beställa förrän de har bekräftats igen.`}</p>
          </Container>
        </div>
      ) : null}
    </div>
  );
}
