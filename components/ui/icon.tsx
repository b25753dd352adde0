import { cx } from './cx';
import styles from './icon.module.css';

const paths = {
  arrowDown: 'M12 5v14m-6-6 6 6 6-6',
  arrowUp: 'M12 19V5m-6 6 6-6 6 6',
  cart: 'M3 4h2.2l2.3 11h10.4l2.1-8H6.2M9 20h.01M17 20h.01',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  chevronDown: 'm6 9 6 6 6-6',
  chevronLeft: 'm14.5 6-6 6 6 6',
  chevronRight: 'm9.5 6 6 6-6 6',
  close: 'M6 6l12 12M18 6 6 18',
  compare: 'M7 4v13m-3-3 3 3 3-3M17 20V7m-3 3 3-3 3 3',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Zm9.5 2.6a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2Z',
  filter: 'M4 7h16M7 12h10m-7 5h4',
  heart: 'M12 20s-7.5-4.6-7.5-10.2A4.3 4.3 0 0 1 12 7.2a4.3 4.3 0 0 1 7.5 2.6C19.5 15.4 12 20 12 20Z',
  info: 'M12 11v5m0-8.5h.01M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z',
  mail: 'M4 6h16v12H4zm0 1 8 6 8-6',
  menu: 'M4 7h16M4 12h16M4 17h16',
  minus: 'M6 12h12',
  phone:
    'M6 4h3l1.5 4-2 1.5a10 10 0 0 0 6 6l1.5-2 4 1.5v3a1.5 1.5 0 0 1-1.7 1.5A16 16 0 0 1 4.5 5.7 1.5 1.5 0 0 1 6 4Z',
  pin: 'M12 21s-6.5-6-6.5-11a6.5 6.5 0 0 1 13 0c0 5-6.5 11-6.5 11Zm0-8.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  play: 'M8 5.5v13l10.5-6.5Z',
  plus: 'M12 6v12M6 12h12',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm5-2 4.5 4.5',
  shield: 'M12 3.5 5 6v5.5c0 4.3 3 7.5 7 9 4-1.5 7-4.7 7-9V6l-7-2.5Z',
  truck:
    'M3 7h11v9H3zm11 3h3.5L21 13v3h-7M7.5 19a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3Zm9 0a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3Z',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7 8c.6-3.5 3.4-5.5 7-5.5s6.4 2 7 5.5',
  zoomIn: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm5-2 4.5 4.5M11 8v6m-3-3h6',
  zoomOut: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm5-2 4.5 4.5M8 11h6',
} as const;

export type IconName = keyof typeof paths;

interface IconProps {
  name: IconName;
  size?: number;
  className?: string | undefined;
}

/** Decorative always: whatever it stands beside or inside carries the words. */
export function Icon({ name, size = 20, className }: IconProps) {
  return (
    <svg aria-hidden="true" className={cx(styles.icon, className)} height={size} viewBox="0 0 24 24" width={size}>
      <path d={paths[name]} />
    </svg>
  );
}
