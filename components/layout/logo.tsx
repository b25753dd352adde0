import { Link } from '@/components/ui/link';
import { site } from '@/lib/config/site';
import { paths } from '@/lib/routes/paths';
import styles from './logo.module.css';

export function Logo() {
  return (
    <Link aria-label={`${site.name}, till startsidan`} className={styles.logo} href={paths.home}>
      {site.name}
      <span className={styles.dot}>.</span>
    </Link>
  );
}
