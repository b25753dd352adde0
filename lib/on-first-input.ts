const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown'] as const;

/**
 * Runs `work` once, at the visitor's first input: loads code for clicks then, and never for visitors who only read.
 * Returns a function that cancels it. Browser only.
 */
export function onFirstInput(work: () => void): () => void {
  const controller = new AbortController();
  const once = () => {
    controller.abort();
    work();
  };
  for (const sign of SIGNS) addEventListener(sign, once, { passive: true, capture: true, signal: controller.signal });
  return () => controller.abort();
}
