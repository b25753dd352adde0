'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { followPageLinks } from './page-links';

/** Stands on every page, so that a link anywhere can be a plain `<a>`. */
export function PageLinksHost() {
  const { push, prefetch } = useRouter();
  useEffect(() => followPageLinks(document, { show: push, prepare: prefetch }), [push, prefetch]);
  return null;
}
