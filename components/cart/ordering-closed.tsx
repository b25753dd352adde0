import styles from './ordering-closed.module.css';

interface OrderingClosedProps {
  /** For the aria-describedby of the button that it explains. */
  id: string;
}

/** Why a button is off while nobody has confirmed the prices; how old they are stands in the price bar. */
export function OrderingClosed({ id }: OrderingClosedProps) {
  return (
    <p className={styles.closed} id={id}>
      Du kan inte beställa förrän priserna är bekräftade. Det sker automatiskt.
    </p>
  );
}
