import type { Category } from '@/lib/listing/category';
import { paths } from '@/lib/routes/paths';

interface MenuEntry {
  readonly label: string;
  readonly href: string;
}

/** The main menu, in the owner's order (spec.md section 2), with the price pages beside what they are about. */
export const mainMenu: readonly MenuEntry[] = [
  { label: 'Köpa guld', href: paths.gold },
  { label: 'Köpa silver', href: paths.silver },
  { label: 'Sälja guld', href: paths.sell },
  { label: 'Guldpris', href: paths.goldPrice },
  { label: 'Silverpris', href: paths.silverPrice },
  { label: 'Blogg', href: paths.blog },
  { label: 'Om oss', href: paths.about },
  { label: 'Kontakta oss', href: paths.contact },
];

/** A category as the menu needs it: code, name, and what lies below. Every page carries all of them, so no keys are spelled out. */
export type Branch = readonly [code: string, name: string, below?: readonly Branch[]];

export function branchOf({ code, name, children }: Category): Branch {
  return children.length === 0 ? [code, name] : [code, name, children.map(branchOf)];
}
