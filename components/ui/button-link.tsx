import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClasses } from './button-look';

interface ButtonLinkProps extends ComponentProps<'a'>, ButtonLook {
  [data: `data-${string}`]: string | undefined;
}

/** A link in the style of a button. */
export function ButtonLink({ look, size, wide, pill, className, ...rest }: ButtonLinkProps) {
  return <a {...rest} className={buttonClasses({ look, size, wide, pill }, className)} />;
}
