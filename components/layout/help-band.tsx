import { ButtonLink } from '@/components/ui/button-link';
import { Container } from '@/components/ui/container';
import { paths } from '@/lib/domain/paths/paths';
import styles from './help-band.module.css';

/** "Gå till FAQ" on every page but the FAQ itself (spec.md section 2). */
export function HelpBand() {
  return (
    <aside aria-label="Hjälp" className={styles.band}>
      <Container className={styles.content}>
        <p className="heading-3 display">Har du en fråga om köp, leverans eller försäljning?</p>
        <div className="flex gap-4 center">
          <ButtonLink href={paths.faq}>Gå till FAQ</ButtonLink>
          <ButtonLink className={styles.contact ?? ''} href={paths.contact} appearance="quiet">
            Kontakta oss för rådgivning
          </ButtonLink>
        </div>
      </Container>
    </aside>
  );
}
