import { cx } from './cx';
import styles from './icon.module.css';

export type IconName =
  | 'arrowUp'
  | 'check'
  | 'chevronDown'
  | 'chevronLeft'
  | 'chevronRight'
  | 'close'
  | 'compare'
  | 'filter'
  | 'heart'
  | 'info'
  | 'menu'
  | 'minus'
  | 'phone'
  | 'play'
  | 'plus'
  | 'search'
  | 'shield'
  | 'truck'
  | 'zoomIn'
  | 'zoomOut';

interface IconProps {
  /** A class of icon.module.css, where it is drawn. */
  name: IconName;
  /** In pixels, with text of the usual size: it grows with the text. */
  size?: 14 | 16 | 18 | 20 | 22 | 24 | 28;
  className?: string | undefined;
}

/** Decorative always: whatever it stands beside or inside carries the words. */
export function Icon({ name, size = 20, className }: IconProps) {
  return <i className={cx(styles.icon, styles[name], size !== 20 && styles[`s${size}`], className)} />;
}
