import styles from './button.module.css';
import { cx } from './cx';

export interface ButtonLook {
  look?: 'outline' | 'primary' | 'quiet' | undefined;
  size?: 'medium' | 'large' | undefined;
  wide?: boolean | undefined;
  pill?: boolean | undefined;
}

/** The classes of a button, or of a link that looks like one. */
export function buttonClasses({ look, size, wide, pill }: ButtonLook, className?: string) {
  return cx(
    styles.button,
    look === 'primary' && styles.primary,
    look === 'quiet' && styles.quiet,
    size === 'large' && styles.large,
    wide && styles.wide,
    pill && styles.pill,
    className,
  );
}
