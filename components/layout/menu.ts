import { paths } from '@/lib/config/paths';

interface MenuEntry {
  readonly label: string;
  readonly href: string;
}

/** The main menu, in the owner's order (spec.md section 2). */
export const mainMenu: readonly MenuEntry[] = [
  { label: 'Köpa guld', href: paths.gold },
  { label: 'Köpa silver', href: paths.silver },
  { label: 'Sälja guld', href: paths.sell },
  { label: 'Blogg', href: paths.blog },
  { label: 'Om oss', href: paths.about },
  { label: 'Kontakta oss', href: paths.contact },
];
