'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';

interface NavLinkProps {
  href: string;
  className?: string | undefined;
  children: ReactNode;
}

export function NavLink({ href, className, children }: NavLinkProps) {
  const pathname = usePathname();
  const isHere = pathname === href || pathname.startsWith(`${href}/`);
  return (
    <Link aria-current={isHere ? 'page' : undefined} className={className} href={href}>
      {children}
    </Link>
  );
}
