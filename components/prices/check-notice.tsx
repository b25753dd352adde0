import { Container } from '@/components/ui/container';
import type { Metal } from '@/lib/domain/prices/goods';
import styles from './price-notice.module.css';

const NAMES: Readonly<Record<Metal, string>> = { gold: 'guld', silver: 'silver' };

/** Says that prices of these metals are being checked, and what that means for a purchase. */
export function CheckNotice({ metals }: { metals: readonly Metal[] }) {
  if (metals.length === 0) return null;
  return (
    <div className={styles.notice}>
      <Container>
        <p>
          {`Vi kontrollerar priserna på ${metals.map((metal) => NAMES[metal]).join(' och ')} just nu. Varor utan pris kan beställas igen när priserna är bekräftade.`}
        </p>
      </Container>
    </div>
  );
}
