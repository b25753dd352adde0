import { cx } from './cx';

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
  /** A class of app/icons.css, which contains the drawing. */
  name: IconName;
  /** Pixels at the default text size: it scales with the text. */
  size?: 14 | 16 | 18 | 20 | 22 | 24 | 28;
  className?: string | undefined;
}

/** Always decorative: the text is next to or around it. */
export function Icon({ name, size = 20, className }: IconProps) {
  return <i className={cx(`icon icon-${name}`, size !== 20 && `icon-${size}`, className)} />;
}
