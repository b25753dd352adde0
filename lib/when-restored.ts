/**
 * Calls `work` each time the browser restores the page from its back/forward cache: the page has missed all events and
 * messages meanwhile. Returns a function that stops. Browser only.
 */
export function whenRestored(work: () => void): () => void {
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) work();
  };
  window.addEventListener('pageshow', onPageShow);
  return () => window.removeEventListener('pageshow', onPageShow);
}
