import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClasses } from './button-variant';

interface ButtonProps extends ComponentProps<'button'>, ButtonLook {}

export function Button({ look, size, wide, pill, className, type = 'button', ...rest }: ButtonProps) {
  return <button {...rest} className={buttonClasses({ look, size, wide, pill }, className)} type={type} />;
}
