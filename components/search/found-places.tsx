import { Link } from '@/components/ui/link';
import type { PlaceGroup } from '@/lib/server/search/place-groups';
import styles from './found-places.module.css';

/** Links to what a search found beside products, in groups. */
export function FoundPlaces({ groups }: { groups: readonly PlaceGroup[] }) {
  return (
    <div className={styles.groups}>
      {groups.map(({ kind, name, places }) => (
        <section aria-labelledby={`sok-${kind}`} key={kind}>
          <h2 className={styles.heading} id={`sok-${kind}`}>
            {name}
          </h2>
          <ul className={styles.list}>
            {places.map(({ href, name: place, within }) => (
              <li key={href}>
                <Link className={styles.place} href={href}>
                  <span>{place}</span>
                  {within === null ? null : <span className={styles.note}>{within}</span>}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
