'use client';

import NextLink from 'next/link';
import { type ComponentProps, use, useRef, useState } from 'react';
import { followAnchor } from './anchor';
import { CloseOverlay, releaseOverlay } from './overlay-history';
import { LinkPending } from './pending-page';

/** Milliseconds of hover or focus that count as intent. A pointer crossing a listing touches a dozen other links. */
const INTENT_MS = 80;

export interface LinkProps extends Omit<ComponentProps<typeof NextLink>, 'href' | 'prefetch'> {
  href: string;
}

/**
 * A link to a page of this shop, prefetched when the shopper is about to follow it: prefetching every visible link costs each
 * open page dozens of requests, and again at every price change. Files and handlers need a plain `<a>`.
 */
export function Link({ children, href, onNavigate, ...rest }: LinkProps) {
  const closeOverlay = use(CloseOverlay);
  const [isMeant, setMeant] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const approach = (wait: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(setMeant, wait, true);
  };
  const leave = () => {
    clearTimeout(timer.current);
    setMeant(false);
  };
  return (
    <NextLink
      {...rest}
      href={href}
      onBlur={leave}
      onFocus={() => approach(INTENT_MS)}
      onMouseEnter={() => approach(INTENT_MS)}
      onMouseLeave={leave}
      onNavigate={(event) => {
        let isHandled = false;
        const preventDefault = () => {
          isHandled = true;
          event.preventDefault();
        };
        onNavigate?.({ preventDefault });
        const isOpenPage = closeOverlay !== null && href === location.pathname;
        // The router ignores the open page, and the overlay would stay.
        if (isOpenPage && location.search === '') {
          preventDefault();
          history.back();
        }
        if (!isHandled) followAnchor(href, { preventDefault });
        if (!isHandled) releaseOverlay();
        // Overlays close when the path changes, and here only the query does.
        if (isOpenPage && !isHandled) closeOverlay();
      }}
      onTouchStart={() => approach(0)}
      prefetch={isMeant}
      replace={closeOverlay !== null}
      scroll={!href.includes('#')}
    >
      {children}
      <LinkPending href={href} />
    </NextLink>
  );
}
