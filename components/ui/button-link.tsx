import Link from 'next/link';
import type { ReactNode } from 'react';
import { type ButtonLook, buttonClasses } from './button-look';

interface ButtonLinkProps extends ButtonLook {
  children: ReactNode;
  className?: string;
  href: string;
}

/** Not in button.tsx: the error pages need a button in the code of every page, and none of them the router's links. */
export function ButtonLink({ look, size, wide, pill, className, href, children }: ButtonLinkProps) {
  return (
    <Link className={buttonClasses({ look, size, wide, pill }, className)} href={href}>
      {children}
    </Link>
  );
}
