/** How long a mouse or the focus stays at a link that is meant. On its way across a listing it touches a dozen others. */
const MEANT_MS = 80;

/** What is fetched as it is: files, handlers of our own, and what the proxy passes on. */
const NO_PAGE = /^\/(?:api|get-|gmc_rss|images|sylius)|\.[a-z\d]+$/i;

/** Whether a press is one that goes where the link leads, here. */
export function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

function linkOf({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest('a') : null;
}

/** The link of this shop that a press follows in this window; null for a press that opens something here, or elsewhere. */
export function pressedLink(event: MouseEvent): HTMLAnchorElement | null {
  const link = isPlain(event) ? linkOf(event) : null;
  if (!link?.href || link.target || link.hasAttribute('download') || link.origin !== location.origin) return null;
  return link.dataset.quickView || link.dataset.film ? null : link;
}

/**
 * The address of a link that the router can follow without loading the document anew; null for others. Addresses with a query are
 * loaded: the router takes those that differ in nothing else for one and the same finished page.
 */
function pageOf(link: HTMLAnchorElement | null): string | null {
  if (!link?.href || link.target || link.origin !== location.origin || link.search) return null;
  if (NO_PAGE.test(link.pathname) || (link.hash && link.pathname === location.pathname)) return null;
  return link.pathname + link.hash;
}

export interface Pages {
  readonly show: (address: string) => void;
  /** Fetches what a page needs before it is asked for. */
  readonly prepare: (address: string) => void;
}

/**
 * Turns every plain link of the document into one that the router follows, and prepares a page when a finger comes to its link, or a mouse
 * or the focus stays there. The router's own link component would prepare every link that is in sight, and all of them again whenever
 * prices change (docs/decisions/0071-links-without-components.md). Returns the function that ends it.
 */
export function followPageLinks(root: Document, { show, prepare }: Pages): () => void {
  const onClick = (event: MouseEvent) => {
    const address = event.defaultPrevented ? null : pageOf(pressedLink(event));
    if (address === null) return;
    event.preventDefault();
    show(address);
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onApproach = (event: Event) => {
    clearTimeout(timer);
    const address = pageOf(linkOf(event));
    if (address === null || address === location.pathname) return;
    // A finger is there only to press.
    const isFinger = 'pointerType' in event && event.pointerType === 'touch';
    timer = setTimeout(() => prepare(address), isFinger ? 0 : MEANT_MS);
  };
  root.addEventListener('click', onClick);
  root.addEventListener('pointerover', onApproach);
  root.addEventListener('focusin', onApproach);
  return () => {
    clearTimeout(timer);
    root.removeEventListener('click', onClick);
    root.removeEventListener('pointerover', onApproach);
    root.removeEventListener('focusin', onApproach);
  };
}
