import { metalGround } from '@/components/card/metal-ground';
import { cx } from '@/components/ui/cx';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import type { CategoryTile } from '@/lib/domain/listing/category';
import { productCount } from '@/lib/domain/listing/count-label';
import { metalOfRoot } from '@/lib/domain/listing/tree';
import { categoryPath } from '@/lib/domain/paths/catalogue-paths';
import styles from './category-tiles.module.css';

export function CategoryTiles({ tiles }: { tiles: readonly CategoryTile[] }) {
  return (
    <ul className={styles.tiles}>
      {tiles.map(({ code, name, path, count, picture }) => (
        <li key={code}>
          <Link className={styles.tile} href={categoryPath(path)}>
            <span className={cx(styles.picture, metalGround(metalOfRoot(path[0]?.code ?? '')))}>
              <Picture alt="" className={styles.image} height={220} src={picture} width={220} />
            </span>
            <span className={styles.name}>{name}</span>
            <span className={styles.count}>{productCount(count)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
