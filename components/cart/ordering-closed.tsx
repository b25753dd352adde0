import styles from './ordering-closed.module.css';

interface OrderingClosedProps {
  /** For aria-describedby of the disabled button. */
  id: string;
}

/** Explains a button that is disabled while the prices are unconfirmed. The price bar shows their age. */
export function OrderingClosed({ id }: OrderingClosedProps) {
  return (
    <p className={styles.closed} id={id}>
      Du kan inte beställa förrän priserna är bekräftade.
    </p>
  );
}
