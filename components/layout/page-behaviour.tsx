'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { replaceBrokenImages } from './broken-images';
import { arriveAt, followHashLinks } from './hash-links';

function closeMenus() {
  for (const menu of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) menu.hidePopover();
  for (const menu of document.querySelectorAll<HTMLDialogElement>('header dialog[open]')) menu.close();
}

/** Small behaviours of the whole document, attached once. Pages stay complete without them. */
export function PageBehaviour() {
  const pathname = usePathname();
  const { push } = useRouter();
  const shownPath = useRef(pathname);

  useEffect(() => {
    const endings = [replaceBrokenImages(document), followHashLinks(document, push)];
    return () => {
      for (const end of endings) end();
    };
  }, [push]);

  // A link inside an open menu leads to a new page without a page load: the menu has to be told.
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    closeMenus();
    arriveAt(pathname);
  }, [pathname]);

  return null;
}
