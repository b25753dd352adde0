import { IconButton } from '@/components/ui/icon-button';
import styles from './menu-button.module.css';

export const MENU_ID = 'meny';

/** Opens the menu drawer on a phone; hidden where the menu is part of the header. */
export function MenuButton() {
  return (
    <div className={styles.holder}>
      <IconButton icon="menu" iconSize={24} label="Öppna menyn" popoverTarget={MENU_ID} />
    </div>
  );
}
