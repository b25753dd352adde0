import type { ComponentProps } from 'react';
import styles from './button.module.css';
import { cx } from './cx';

export interface ButtonStyle {
  appearance?: 'outline' | 'primary' | 'quiet' | undefined;
  size?: 'medium' | 'large' | undefined;
  wide?: boolean | undefined;
  pill?: boolean | undefined;
}

export function buttonClasses({ appearance, size, wide, pill }: ButtonStyle, className?: string) {
  return cx(
    styles.button,
    appearance === 'primary' && styles.primary,
    appearance === 'quiet' && styles.quiet,
    size === 'large' && styles.large,
    wide && 'wide',
    pill && styles.pill,
    className,
  );
}

interface ButtonProps extends ComponentProps<'button'>, ButtonStyle {}

export function Button({ appearance, size, wide, pill, className, type = 'button', ...rest }: ButtonProps) {
  return <button {...rest} className={buttonClasses({ appearance, size, wide, pill }, className)} type={type} />;
}
