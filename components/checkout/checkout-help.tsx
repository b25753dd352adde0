import { Container } from '@/components/ui/container';
import { paths } from '@/lib/config/paths';
import styles from './checkout-help.module.css';

/** "Gå till FAQ" on every page but the FAQ (spec.md section 2); in a tab of its own, as what has been typed here would be lost. */
export function CheckoutHelp() {
  return (
    <aside aria-label="Hjälp" className={styles.help}>
      <Container>
        <a href={paths.faq} rel="noopener" target="_blank">
          Gå till FAQ (öppnas i ny flik)
        </a>
      </Container>
    </aside>
  );
}
