import Link from 'next/link';
import { paths } from '@/lib/config/paths';
import { site } from '@/lib/config/site';
import styles from './logo.module.css';

export function Logo() {
  return (
    <Link aria-label={`${site.name}, till startsidan`} className={styles.logo} href={paths.home}>
      {site.name}
      <span className={styles.dot}>.</span>
    </Link>
  );
}
