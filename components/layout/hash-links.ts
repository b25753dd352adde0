import { isPlain } from './page-links';

const SCROLL_AFTER_MS = 100;

/** Moves the focus as a native link does. An element that cannot take it gets a tabindex until it loses the focus again. */
function focusOn(target: HTMLElement) {
  target.focus({ preventScroll: true });
  if (document.activeElement === target) return;
  target.tabIndex = -1;
  target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  target.focus({ preventScroll: true });
}

function goTo(id: string) {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const target = document.getElementById(id);
  if (!target) return;
  const answer = target.closest('details');
  if (answer) answer.open = true;
  target.scrollIntoView({ behavior: isStill ? 'auto' : 'smooth' });
  focusOn(target);
}

/** A tab shows its panel in place, and keeps the focus. */
function linkOf(event: Event): HTMLAnchorElement | null {
  return event.target instanceof Element ? event.target.closest('a[href*="#"]:not([role="tab"])') : null;
}

/** Where a link to another page leads once that page has come; null when none is on its way. */
let awaited: { readonly pathname: string; readonly hash: string } | null = null;

/** Call when a page is shown: scrolls to the hash of the link that led here. */
export function arriveAt(pathname: string): void {
  const meant = awaited;
  awaited = null;
  if (meant?.pathname !== pathname) return;
  const { hash } = meant;
  // Not at once: the router writes the page's own address after it has shown the page.
  setTimeout(() => {
    if (location.pathname !== pathname) return;
    history.replaceState(null, '', hash);
    goTo(decodeURIComponent(hash.slice(1)));
  }, SCROLL_AFTER_MS);
}

/**
 * In-page anchors (spec.md section 2): a target with a hash is scrolled to smoothly after 100 ms and takes the focus, a lone `#` is
 * suppressed. For a target on another page, that page comes first: `navigate` is given its address without the hash. Returns the
 * function that ends it.
 */
export function followHashLinks(root: Document, navigate: (address: string) => void): () => void {
  const onClick = (event: MouseEvent) => {
    const link = linkOf(event);
    if (!link || event.defaultPrevented || !isPlain(event)) return;
    if (link.getAttribute('href') === '#') {
      event.preventDefault();
      return;
    }
    const url = new URL(link.href);
    if (url.origin !== location.origin || link.target) return;
    if (url.pathname !== location.pathname) {
      event.preventDefault();
      awaited = { pathname: url.pathname, hash: url.hash };
      navigate(url.pathname + url.search);
      return;
    }
    const id = decodeURIComponent(url.hash.slice(1));
    const target = root.getElementById(id);
    // The skip link has to move the focus at once, which is the browser's own work.
    if (!target || target.localName === 'main') return;
    event.preventDefault();
    history.pushState(null, '', url.hash);
    setTimeout(() => goTo(id), SCROLL_AFTER_MS);
  };
  root.addEventListener('click', onClick, true);
  return () => root.removeEventListener('click', onClick, true);
}
