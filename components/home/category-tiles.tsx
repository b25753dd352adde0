import { metalGround } from '@/components/product/metal-ground';
import { cx } from '@/components/ui/cx';
import { Picture } from '@/components/ui/picture';
import type { CategoryPage } from '@/lib/catalogue/category';
import { categoryPath } from '@/lib/catalogue/paths';
import { metalOfRoot } from '@/lib/catalogue/tree';
import styles from './category-tiles.module.css';

interface CategoryTilesProps {
  pages: readonly CategoryPage[];
}

export function CategoryTiles({ pages }: CategoryTilesProps) {
  return (
    <ul className={styles.tiles}>
      {pages.map(({ category, path, products }) => (
        <li key={category.code}>
          <a className={styles.tile} href={categoryPath(path)}>
            <span className={cx(styles.picture, metalGround(metalOfRoot(path[0]?.code ?? '')))}>
              <Picture
                alt=""
                className={styles.image}
                height={220}
                src={products.find(({ images }) => images.length > 0)?.images[0]?.src ?? null}
                sizes="(max-width: 576px) 46vw, 220px"
                width={220}
                widths={[256, 384, 512]}
              />
            </span>
            <span className={styles.name}>{category.name}</span>
            <span className={styles.count}>{products.length === 1 ? '1 produkt' : `${products.length} produkter`}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
