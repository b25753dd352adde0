const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown'] as const;

/** Runs `work` once, at the visitor's first input. Returns a function that cancels it. Browser only. */
export function onFirstInput(work: () => void): () => void {
  const controller = new AbortController();
  const once = () => {
    controller.abort();
    work();
  };
  for (const sign of SIGNS) addEventListener(sign, once, { passive: true, capture: true, signal: controller.signal });
  return () => controller.abort();
}
