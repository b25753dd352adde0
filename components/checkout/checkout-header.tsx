import { ButtonLink } from '@/components/ui/button-link';
import { Container } from '@/components/ui/container';
import { paths } from '@/lib/config/paths';
import styles from './checkout-header.module.css';

interface CheckoutHeaderProps {
  /** Not while a bank transfer is being confirmed (spec.md section 2). */
  canCancel: boolean;
}

export function CheckoutHeader({ canCancel }: CheckoutHeaderProps) {
  return (
    <header className={styles.header}>
      <Container className={styles.row}>
        <h1 className={styles.title}>KASSAN</h1>
        {canCancel ? (
          <ButtonLink href={paths.home} look="quiet">
            Avbryt
          </ButtonLink>
        ) : null}
      </Container>
    </header>
  );
}
