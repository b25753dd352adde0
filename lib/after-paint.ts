/**
 * Runs something after the next frame is on the screen: what a press changes is seen before the work that it causes. At once in a tab
 * that draws no frames. The returned function cancels it.
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
