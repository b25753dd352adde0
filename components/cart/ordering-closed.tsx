import styles from './ordering-closed.module.css';

/** Explains a button that is disabled while nothing can be ordered, which refers to this `id` (aria-describedby). */
export function OrderingClosed({ id, text }: { id: string; text: string }) {
  return (
    <p className={styles.closed} id={id}>
      {text}
    </p>
  );
}
