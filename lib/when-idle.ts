/** Milliseconds before a page that never rests is interrupted, and those that a browser without the question is given. */
const AT_THE_LATEST = 5_000;
const AT_THE_LATEST_MS = 2_000;

/** Does `work` when the page has loaded and has nothing better to do. Returns the function that cancels it. Browser only. */
export function whenIdle(work: () => void): () => void {
  let callOff = () => removeEventListener('load', wait);
  const wait = () => {
    if ('requestIdleCallback' in window) {
      const request = requestIdleCallback(work, { timeout: AT_THE_LATEST });
      callOff = () => cancelIdleCallback(request);
    } else {
      const timer = setTimeout(work, AT_THE_LATEST_MS);
      callOff = () => clearTimeout(timer);
    }
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
  return () => callOff();
}
