import Link from 'next/link';
import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClasses } from './button-look';

interface ButtonLinkProps extends ComponentProps<typeof Link>, ButtonLook {
  [data: `data-${string}`]: string | undefined;
}

/** Not in button.tsx: the error pages need a button in the code of every page, and none of them the router's links. */
export function ButtonLink({ look, size, wide, pill, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={buttonClasses({ look, size, wide, pill }, className)} />;
}
