import { AccountLinks } from '@/components/account/account-links';
import { SavedLinks } from '@/components/saved/saved-links';
import { SearchForm } from '@/components/search/search-form';
import { IconButton } from '@/components/ui/icon-button';
import { Popover } from '@/components/ui/popover';
import type { Category } from '@/lib/domain/listing/category';
import { categoryPath } from '@/lib/domain/paths/catalogue-paths';
import { CategoryTree } from './category-tree';
import styles from './main-menu.module.css';
import { branchOf, mainMenu } from './menu';
import { NavLink } from './nav-link';

export const MENU_ID = 'meny';
const PANEL_ID = 'vara-produkter';

/** Rendered once, in the header's row or in a phone's drawer. Native popovers need no script to open and close. */
export function MainMenu({ tree }: { tree: readonly Category[] }) {
  // On a phone the category tree is part of this list.
  const roots = new Set(tree.map((root) => categoryPath([root])));
  return (
    <Popover className={styles.menu} id={MENU_ID}>
      <div className={styles.close}>
        <IconButton
          autoFocus
          icon="close"
          iconSize={24}
          label="Stäng menyn"
          popoverTarget={MENU_ID}
          popoverTargetAction="hide"
        />
      </div>
      <nav aria-label="Huvudmeny" className={styles.nav}>
        {tree.length > 0 ? (
          <>
            <button className={styles.products} popoverTarget={PANEL_ID} type="button">
              Våra produkter
            </button>
            <Popover className={styles.panel} id={PANEL_ID}>
              <CategoryTree tree={tree.map(branchOf)} />
            </Popover>
          </>
        ) : null}
        {mainMenu.map(({ href, label }) => (
          <NavLink className={roots.has(href) ? styles.root : styles.link} href={href} key={href}>
            {label}
          </NavLink>
        ))}
      </nav>
      <div className={styles.saved}>
        <SavedLinks appearance="menu" />
      </div>
      <div className={styles.search}>
        <SearchForm id="sok-sidhuvud" />
      </div>
      <div className={styles.account}>
        <AccountLinks />
      </div>
    </Popover>
  );
}
