'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { arriveAtAnchor } from '@/components/ui/anchor';
import { replaceBrokenImages } from './broken-images';

function closeMenus() {
  for (const menu of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) menu.hidePopover();
}

/** A menu covers the page: the keyboard focus must stay visible. */
function closeMenuLeft({ target }: FocusEvent) {
  for (const menu of document.querySelectorAll<HTMLElement>('header [popover]:popover-open')) {
    const isOpener = target instanceof Element && target.matches(`[popovertarget="${menu.id}"]`);
    if (target instanceof Node && !menu.contains(target) && !isOpener) menu.hidePopover();
  }
}

/** The drawer of a phone is a part of the header on a wide screen, which nothing closes. */
function followMenus(): () => void {
  const isPhone = matchMedia('(max-width: 36em)');
  document.addEventListener('focusin', closeMenuLeft);
  isPhone.addEventListener('change', closeMenus);
  return () => {
    document.removeEventListener('focusin', closeMenuLeft);
    isPhone.removeEventListener('change', closeMenus);
  };
}

/** Small behaviours of the whole document, attached once. Pages stay complete without them. */
export function PageBehaviour() {
  const pathname = usePathname();
  const shownPath = useRef(pathname);

  useEffect(() => {
    const endings = [replaceBrokenImages(document), followMenus()];
    return () => {
      for (const end of endings) end();
    };
  }, []);

  // A link inside an open menu leads to a new page without a page load: the menu has to be told.
  useEffect(() => {
    if (shownPath.current !== pathname) closeMenus();
    shownPath.current = pathname;
    // Also on the first mount: the link may have been in another layout.
    arriveAtAnchor(pathname);
  }, [pathname]);

  return null;
}
