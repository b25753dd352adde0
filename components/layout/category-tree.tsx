'use client';

import { Link } from '@/components/ui/link';
import { categoryPath } from '@/lib/routes/catalogue-paths';
import styles from './category-tree.module.css';
import type { Branch } from './menu';

interface BranchesProps {
  branches: readonly Branch[];
  /** Codes from the root to what these lie in. */
  above?: readonly string[];
}

function Branches({ branches, above = [] }: BranchesProps) {
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

interface CategoryTreeProps {
  tree: readonly Branch[];
}

/**
 * All categories, once: columns in the panel of a wide screen, lists that open and close in the menu of a phone. The style sheet
 * decides, and selects elements: a class on each would be half of the markup. A client component, since React would send
 * finished markup a second time.
 */
export function CategoryTree({ tree }: CategoryTreeProps) {
  return (
    <ul className={styles.tree}>
      <Branches branches={tree} />
    </ul>
  );
}
