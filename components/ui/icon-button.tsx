import type { ComponentProps } from 'react';
import styles from './button.module.css';
import { cx } from './cx';
import { Icon, type IconName } from './icon';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  icon: IconName;
  iconSize?: ComponentProps<typeof Icon>['size'];
  label: string;
}

export function IconButton({ icon, iconSize, label, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button {...rest} aria-label={label} className={cx(styles.icon, className)} type={type}>
      <Icon name={icon} size={iconSize ?? 20} />
    </button>
  );
}
