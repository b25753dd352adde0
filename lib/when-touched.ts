const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll'] as const;

/**
 * Does `work` once, when the visitor first touches the page: what only a click needs is fetched then, and not for those who
 * read and leave. Returns how to call it off. Browser only.
 */
export function whenTouched(work: () => void): () => void {
  const controller = new AbortController();
  const once = () => {
    controller.abort();
    work();
  };
  for (const sign of SIGNS) addEventListener(sign, once, { passive: true, capture: true, signal: controller.signal });
  return () => controller.abort();
}
