import { SavedLinks } from '@/components/saved/saved-links';
import { Icon } from '@/components/ui/icon';
import type { Category } from '@/lib/catalogue/category';
import { categoryPath } from '@/lib/catalogue/paths';
import { AccountSlot } from './account-slot';
import { mainMenu } from './menu';
import styles from './mobile-menu-content.module.css';
import { SearchForm } from './search-form';

interface BranchProps {
  category: Category;
  above: readonly Category[];
}

function Branch({ category, above }: BranchProps) {
  const path = [...above, category];
  if (category.children.length === 0) {
    return (
      <a className={styles.leaf} href={categoryPath(path)}>
        {category.name}
      </a>
    );
  }
  return (
    <details className={styles.branch}>
      <summary className={styles.summary}>
        {category.name}
        <Icon name="chevronDown" size={18} />
      </summary>
      <ul className={styles.children}>
        <li>
          <a className={styles.leaf} href={categoryPath(path)}>
            Visa allt i {category.name.toLowerCase()}
          </a>
        </li>
        {category.children.map((child) => (
          <li key={child.code}>
            <Branch above={path} category={child} />
          </li>
        ))}
      </ul>
    </details>
  );
}

interface MobileMenuContentProps {
  tree: readonly Category[];
}

export function MobileMenuContent({ tree }: MobileMenuContentProps) {
  const roots = new Set(tree.map((root) => categoryPath([root])));
  return (
    <div className={styles.content}>
      <SearchForm id="sok-mobil" />
      <nav aria-label="Mobilmeny">
        {tree.map((root) => (
          <Branch above={[]} category={root} key={root.code} />
        ))}
        {mainMenu
          .filter(({ href }) => !roots.has(href))
          .map(({ href, label }) => (
            <a className={styles.entry} href={href} key={href}>
              {label}
            </a>
          ))}
        <SavedLinks look="menu" />
      </nav>
      <div className={styles.account}>
        <AccountSlot />
      </div>
    </div>
  );
}
