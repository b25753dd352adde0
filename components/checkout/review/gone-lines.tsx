import { Button } from '@/components/ui/button';
import styles from './price-change.module.css';

/** Items that are no longer sold: they cannot be ordered, only removed. */
export function GoneLines({ names, toCart }: { names: readonly string[]; toCart: () => void }) {
  return (
    <div role="alert">
      {names.length > 0 ? (
        <div className={styles.box}>
          <p className={styles.title}>{names.join(', ')} säljs inte längre</p>
          <p>Inget har beställts. Ta bort {names.length === 1 ? 'varan' : 'varorna'} ur varukorgen.</p>
          <Button className={styles.button} onClick={toCart}>
            Öppna varukorgen
          </Button>
        </div>
      ) : null}
    </div>
  );
}
