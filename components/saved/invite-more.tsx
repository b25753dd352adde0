import { ButtonLink } from '@/components/ui/button-link';
import { paths } from '@/lib/routes/paths';
import styles from './saved-page.module.css';

/** Shown for a comparison with a single product. */
export function InviteMore() {
  return (
    <div className={styles.invite}>
      <p>Lägg till minst en produkt till, så står pris, påslag och vikt sida vid sida.</p>
      <div className={styles.actions}>
        <ButtonLink href={paths.gold}>Till guldet</ButtonLink>
        <ButtonLink href={paths.silver}>Till silvret</ButtonLink>
      </div>
    </div>
  );
}
