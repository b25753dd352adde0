import styles from './ordering-closed.module.css';

/** Explains a button that is disabled while the prices are unconfirmed, which refers to this `id` (aria-describedby). */
export function OrderingClosed({ id }: { id: string }) {
  return (
    <p className={styles.closed} id={id}>
      Du kan inte beställa förrän priserna är bekräftade.
    </p>
  );
}
