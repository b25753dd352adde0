import styles from './price-change.module.css';

interface GoneLinesProps {
  names: readonly string[];
}

/** Goods that the shop has stopped selling since they were put in the cart: they cannot be ordered, only taken out. */
export function GoneLines({ names }: GoneLinesProps) {
  return (
    <div role="alert">
      {names.length > 0 ? (
        <div className={styles.box}>
          <p className={styles.title}>{names.join(', ')} säljs inte längre</p>
          <p>
            Inget har beställts. Avbryt kassan och ta bort {names.length === 1 ? 'varan' : 'varorna'} ur varukorgen.
          </p>
        </div>
      ) : null}
    </div>
  );
}
