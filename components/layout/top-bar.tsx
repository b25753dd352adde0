import { SavedLinks } from '@/components/saved/saved-links';
import { Container } from '@/components/ui/container';
import { site } from '@/lib/config/site';
import styles from './top-bar.module.css';

export function TopBar() {
  return (
    <div className="quiet small line-below">
      <Container className={styles.row}>
        <p className={styles.contact}>
          <span>
            Butik i {site.address.city} · {site.address.street}
          </span>
          <a className={styles.phone} href={site.phone.href}>
            {site.phone.display}
          </a>
        </p>
        <p className={styles.promise}>Försäkrad leverans i hela Sverige</p>
        <nav aria-label="Dina listor">
          <SavedLinks appearance="bar" />
        </nav>
      </Container>
    </div>
  );
}
