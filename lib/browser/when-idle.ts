/** Maximum wait in milliseconds on a page that is never idle, and the delay in a browser without requestIdleCallback. */
const AT_THE_LATEST = 2_000;

/** Runs `work` when the page has loaded and is idle. Returns a function that cancels it. Browser only. */
export function whenIdle(work: () => void): () => void {
  let callOff = () => removeEventListener('load', wait);
  const wait = () => {
    if ('requestIdleCallback' in window) {
      const request = requestIdleCallback(work, { timeout: AT_THE_LATEST });
      callOff = () => cancelIdleCallback(request);
    } else {
      const timer = setTimeout(work, AT_THE_LATEST);
      callOff = () => clearTimeout(timer);
    }
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
  return () => callOff();
}
