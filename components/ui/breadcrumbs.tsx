import styles from './breadcrumbs.module.css';
import { Link } from './link';

interface Crumb {
  name: string;
  href?: string | undefined;
}

export function Breadcrumbs({ trail }: { trail: readonly Crumb[] }) {
  return (
    <nav aria-label="Brödsmulor">
      <ol className={styles.list}>
        {trail.map(({ name, href }) => (
          <li className={styles.item} key={href ?? name}>
            {href ? (
              <Link className={styles.link} href={href}>
                {name}
              </Link>
            ) : (
              <span aria-current="page" className={styles.link}>
                {name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
