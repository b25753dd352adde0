'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';

interface HiddenOnProps {
  path: string;
  children: ReactNode;
}

export function HiddenOn({ path, children }: HiddenOnProps) {
  return usePathname() === path ? null : children;
}
