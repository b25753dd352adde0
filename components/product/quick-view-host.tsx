'use client';

import dynamic from 'next/dynamic';
import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { useQuickView } from '@/stores/quick-view-store';

const QuickView = dynamic(() => import('./quick-view').then((module) => module.QuickView), { ssr: false });

function quickLink(event: MouseEvent): HTMLElement | null {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  return isPlain && event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-quick-view]') : null;
}

/** One listener for the quick-look links of all cards; without it they lead to the product's page. */
export function QuickViewHost() {
  const { quickShow, single, showQuick, close } = useQuickView();
  const pathname = usePathname();

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const code = quickLink(event)?.dataset.quickView;
      if (!code) return;
      event.preventDefault();
      showQuick(code);
    };
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, [showQuick]);

  // A link inside the quick view leads away: it closes with the page it stood on.
  useEffect(() => (pathname ? close : undefined), [pathname, close]);

  return quickShow && single ? <QuickView code={single} key={single} onClose={close} /> : null;
}
