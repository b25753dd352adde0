import { site } from '@/lib/config/site';
import { paths } from '@/lib/routes/paths';
import styles from './logo.module.css';

export function Logo() {
  return (
    <a aria-label={`${site.name}, till startsidan`} className={styles.logo} href={paths.home}>
      {site.name}
      <span className={styles.dot}>.</span>
    </a>
  );
}
