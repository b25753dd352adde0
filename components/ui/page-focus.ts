/** The last element with the focus on each page. The router keeps some of the pages that it has left. */
const lastFocused = new Map<string, WeakRef<Element>>();
let shown: string | null = null;
let steppedTo: string | null = null;

const isShown = (element: Element) => element.getClientRects().length > 0;

function focusWithoutScrolling(element: HTMLElement) {
  element.focus({ preventScroll: true });
}

function restoreFocus(pathname: string) {
  const element = lastFocused.get(pathname)?.deref();
  if (element instanceof HTMLElement && element.isConnected && isShown(element)) focusWithoutScrolling(element);
}

/** The chosen link of the same navigation on the page that it led to, such as the period of a chart. */
function chosenAgain(left: string): HTMLElement | undefined {
  const labelOf = (element: Element | undefined) => element?.closest('main nav')?.getAttribute('aria-label') ?? null;
  const label = labelOf(lastFocused.get(left)?.deref());
  if (label === null) return;
  const links = document.querySelectorAll<HTMLElement>('main nav a[aria-current]');
  return [...links].find((link) => labelOf(link) === label && isShown(link));
}

function onFocus({ target }: Event) {
  if (target instanceof Element && target !== document.body) lastFocused.set(location.pathname, new WeakRef(target));
}

/** The router may have shown the page before, or shows it after this. */
function onStep() {
  steppedTo = location.pathname;
  if (shown === steppedTo && document.activeElement === document.body) restoreFocus(steppedTo);
}

/** Remembers the focus of each page for a step back. Returns the function that removes the listeners. Browser only. */
export function followFocus(): () => void {
  const listeners = new AbortController();
  const options = { signal: listeners.signal };
  addEventListener('focusin', onFocus, options);
  addEventListener('popstate', onStep, options);
  return () => listeners.abort();
}

/**
 * Call when a page is shown. As when a browser loads a page, the next Tab leads to its first element, and after a step back on from the
 * element that had the focus: left alone, it leads to what follows the pressed link, which is no longer there. Does nothing where the
 * page itself has taken the focus or kept it.
 */
export function focusPage(pathname: string): void {
  const left = shown;
  const isStep = steppedTo === pathname;
  shown = pathname;
  steppedTo = null;
  const { activeElement, body } = document;
  if (left === null || left === pathname || (activeElement?.closest('main, dialog[open]') && isShown(activeElement)))
    return;
  body.tabIndex = -1;
  focusWithoutScrolling(body);
  body.removeAttribute('tabindex');
  if (isStep) restoreFocus(pathname);
  else chosenAgain(left)?.focus();
}
