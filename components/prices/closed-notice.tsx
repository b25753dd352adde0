import { Container } from '@/components/ui/container';
import type { Closed } from '@/lib/domain/order/closed';
import { closedText } from '@/lib/domain/order/closed-text';
import styles from './price-notice.module.css';

/** Says that the shop takes no orders. */
export function ClosedNotice({ closed }: { closed: Closed | null }) {
  if (closed === null) return null;
  return (
    <div className={styles.notice}>
      <Container>
        <p>{closedText(closed)}</p>
      </Container>
    </div>
  );
}
