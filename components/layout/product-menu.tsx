import { Icon } from '@/components/ui/icon';
import type { Category } from '@/lib/catalogue/category';
import { categoryPath } from '@/lib/catalogue/paths';
import styles from './product-menu.module.css';

interface ProductMenuProps {
  tree: readonly Category[];
}

interface ColumnProps {
  category: Category;
  root: Category;
}

function Column({ category, root }: ColumnProps) {
  return (
    <div className={styles.column}>
      <a className={styles.heading} href={categoryPath([root, category])}>
        {category.name}
      </a>
      {category.children.length > 0 ? (
        <ul>
          {category.children.map((child) => (
            <li key={child.code}>
              <a className={styles.link} href={categoryPath([root, category, child])}>
                {child.name}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

/** "Våra produkter": a native popover, so that it opens, closes on Escape and on a click beside it without a script. */
export function ProductMenu({ tree }: ProductMenuProps) {
  return (
    <>
      <button className={styles.button} popoverTarget="vara-produkter" type="button">
        Våra produkter
        <Icon className={styles.chevron} name="chevronDown" size={16} />
      </button>
      <div className={styles.panel} id="vara-produkter" popover="auto">
        {tree.map((root) => (
          <section className={styles.root} key={root.code}>
            <a className={styles.title} href={categoryPath([root])}>
              {root.name}
            </a>
            <div className={styles.columns}>
              {root.children.map((category) => (
                <Column category={category} key={category.code} root={root} />
              ))}
            </div>
          </section>
        ))}
      </div>
    </>
  );
}
