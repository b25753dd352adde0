/**
 * Runs `work` after the next frame is painted, so that the effect of a click is visible first; immediately in a hidden
 * tab, which paints no frames. Returns a function that cancels it.
 */
export function afterPaint(work: () => void): () => void {
  let isCancelled = false;
  const begin = () => {
    if (!isCancelled) work();
  };
  if (document.hidden) begin();
  else requestAnimationFrame(() => setTimeout(begin));
  return () => {
    isCancelled = true;
  };
}
