/** Calls `work` when the page returns from the back/forward cache, having missed all events. Returns a stop function. */
export function whenRestored(work: () => void): () => void {
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) work();
  };
  window.addEventListener('pageshow', onPageShow);
  return () => window.removeEventListener('pageshow', onPageShow);
}
