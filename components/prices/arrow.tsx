import styles from './arrow.module.css';

/** The direction of a price; the word for it stands beside. */
export function Arrow({ direction }: { direction: 'up' | 'down' | 'still' }) {
  return <span aria-hidden="true" className={styles[direction]} />;
}
