import type { ComponentProps } from 'react';
import { type ButtonStyle, buttonClasses } from './button-variant';

interface ButtonProps extends ComponentProps<'button'>, ButtonStyle {}

export function Button({ appearance, size, wide, pill, className, type = 'button', ...rest }: ButtonProps) {
  return <button {...rest} className={buttonClasses({ appearance, size, wide, pill }, className)} type={type} />;
}
