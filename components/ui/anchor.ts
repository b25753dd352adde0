const SCROLL_AFTER_MS = 100;

/** Moves the focus as a native link does. An element that cannot take it gets a tabindex until it loses the focus again. */
function focusOn(target: HTMLElement) {
  target.focus({ preventScroll: true });
  if (document.activeElement === target) return;
  target.tabIndex = -1;
  target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  target.focus({ preventScroll: true });
}

function scrollToAnchor(hash: string) {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const target = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (!target) return;
  const details = target.closest('details');
  if (details) details.open = true;
  target.scrollIntoView({ behavior: isStill ? 'auto' : 'smooth' });
  focusOn(target);
}

/** The pressed link's anchor on another page, until a page is shown. */
let awaited: { readonly pathname: string; readonly hash: string } | null = null;

/**
 * In-page anchors (spec.md section 2): a link with a hash scrolls smoothly to its target after 100 ms and focuses it; a lone `#`
 * does nothing. For a target on another page the router shows the page, then `arriveAtAnchor` scrolls.
 */
export function followAnchor(href: string, event: { preventDefault: () => void }): void {
  const { pathname, hash } = new URL(href, location.href);
  awaited = hash ? { pathname, hash } : null;
  if (pathname !== location.pathname || !href.includes('#')) return;
  event.preventDefault();
  awaited = null;
  if (!hash) return;
  history.pushState(null, '', hash);
  setTimeout(scrollToAnchor, SCROLL_AFTER_MS, hash);
}

/** Call when a page is shown: scrolls to the anchor of the link that led to it. */
export function arriveAtAnchor(pathname: string): void {
  const anchor = awaited;
  awaited = null;
  if (anchor?.pathname !== pathname) return;
  scrollTo(0, 0);
  setTimeout(() => {
    if (location.pathname === pathname) scrollToAnchor(anchor.hash);
  }, SCROLL_AFTER_MS);
}
