import styles from './ordering-closed.module.css';

interface OrderingClosedProps {
  /** For the aria-describedby of the button that it explains. */
  id: string;
}

/** Why a button is disabled while the prices are not confirmed. Their age is shown in the price bar. */
export function OrderingClosed({ id }: OrderingClosedProps) {
  return (
    <p className={styles.closed} id={id}>
      Du kan inte beställa förrän priserna är bekräftade.
    </p>
  );
}
