'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { arriveAtAnchor } from '@/components/ui/anchor';
import { replaceBrokenImages } from './broken-images';

/** Small enhancements of every page, which is complete without them. */
export function PageBehaviour() {
  const pathname = usePathname();
  useEffect(() => replaceBrokenImages(document), []);
  useEffect(() => arriveAtAnchor(pathname), [pathname]);
  return null;
}
