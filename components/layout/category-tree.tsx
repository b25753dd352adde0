'use client';

import { Link } from '@/components/ui/link';
import { categoryPath } from '@/lib/domain/paths/catalogue-paths';
import styles from './category-tree.module.css';
import type { Branch } from './menu';

function Branches({ branches, above = [] }: { branches: readonly Branch[]; above?: readonly string[] }) {
  return branches.map(([code, name, below]) => {
    const codes = [...above, code];
    const link = <Link href={categoryPath(codes.map((each) => ({ code: each })))}>{name}</Link>;
    return (
      <li key={code}>
        {below ? (
          <details>
            <summary>{name}</summary>
            {link}
            <ul>
              <Branches above={codes} branches={below} />
            </ul>
          </details>
        ) : (
          link
        )}
      </li>
    );
  });
}

/**
 * All categories, rendered once: columns in the panel of a wide screen, collapsible lists in a phone's menu. The style sheet
 * selects elements, since a class on each would be half of the HTML. A client component, because React would send the HTML of a
 * server component twice.
 */
export function CategoryTree({ tree }: { tree: readonly Branch[] }) {
  return (
    <ul className={styles.tree}>
      <Branches branches={tree} />
    </ul>
  );
}
