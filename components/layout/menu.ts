import type { Category } from '@/lib/domain/listing/category';
import { paths } from '@/lib/domain/paths/paths';

/** The main menu, in the owner's order (spec.md section 2), with each price page next to its metal. */
export const mainMenu = [
  { label: 'Köpa guld', href: paths.gold },
  { label: 'Köpa silver', href: paths.silver },
  { label: 'Sälja guld', href: paths.sell },
  { label: 'Guldpris', href: paths.goldPrice },
  { label: 'Silverpris', href: paths.silverPrice },
  { label: 'Blogg', href: paths.blog },
  { label: 'Om oss', href: paths.about },
  { label: 'Kontakta oss', href: paths.contact },
];

/** A category in the menu: code, name and children. A compact tuple, since every page contains all of them. */
export type Branch = readonly [code: string, name: string, below?: readonly Branch[]];

export function branchOf({ code, name, children }: Category): Branch {
  return children.length === 0 ? [code, name] : [code, name, children.map(branchOf)];
}
