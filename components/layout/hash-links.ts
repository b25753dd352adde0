const SCROLL_AFTER_MS = 100;

function scrollToId(id: string) {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const target = document.getElementById(id);
  if (!target) return;
  const answer = target.closest('details');
  if (answer) answer.open = true;
  target.scrollIntoView({ behavior: isStill ? 'auto' : 'smooth' });
}

function linkOf(event: Event): HTMLAnchorElement | null {
  return event.target instanceof Element ? event.target.closest('a[href*="#"]') : null;
}

/** Where a link to another page leads once that page has come; null when none is on its way. */
let awaited: { readonly pathname: string; readonly hash: string } | null = null;

/** To be called when another page is shown: scrolls to what the link that led here had meant. */
export function arriveAt(pathname: string): void {
  if (awaited?.pathname !== pathname) return;
  const { hash } = awaited;
  awaited = null;
  // Not at once: the router writes the page's own address after it has shown the page.
  setTimeout(() => {
    if (location.pathname !== pathname) return;
    history.replaceState(null, '', hash);
    scrollToId(decodeURIComponent(hash.slice(1)));
  }, SCROLL_AFTER_MS);
}

/**
 * In-page anchors (spec.md section 2): a target with a hash is scrolled to smoothly after 100 ms, a lone `#` is suppressed. For a
 * target on another page, that page comes first: `navigate` is given its address without the hash. Returns the function that
 * ends it.
 */
export function followHashLinks(root: Document, navigate: (address: string) => void): () => void {
  const onClick = (event: MouseEvent) => {
    const link = linkOf(event);
    if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
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
    if (!root.getElementById(id)) return;
    // The skip link has to move the focus at once, which is the browser's own work.
    if (root.getElementById(id)?.tabIndex === -1 && root.getElementById(id)?.tagName === 'MAIN') return;
    event.preventDefault();
    history.pushState(null, '', url.hash);
    setTimeout(() => scrollToId(id), SCROLL_AFTER_MS);
  };
  root.addEventListener('click', onClick, true);
  return () => root.removeEventListener('click', onClick, true);
}
