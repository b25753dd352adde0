import { NO_IMAGE } from '@/components/ui/no-image';

/** Milliseconds until a failed picture is requested again, each time: a busy server may only now be scaling it. */
const PAUSES = [2_000, 8_000, 30_000];
const retries = new WeakMap<HTMLImageElement, number>();

/** Requests a failed picture again beside the "no product image" picture, which stays until it has loaded. */
async function loadAgain(image: HTMLImageElement) {
  const { failed } = image.dataset;
  if (failed === undefined) return;
  const trial = new Image();
  trial.src = failed;
  const isLoaded = await trial.decode().then(
    () => true,
    () => false,
  );
  // Meanwhile another picture may have taken its place.
  if (image.getAttribute('src') !== NO_IMAGE) return;
  if (!isLoaded) return loadLater(image);
  delete image.dataset.failed;
  image.src = failed;
}

function loadLater(image: HTMLImageElement) {
  const count = retries.get(image) ?? 0;
  retries.set(image, count + 1);
  const pause = PAUSES[count];
  if (pause !== undefined) setTimeout(() => void loadAgain(image), pause);
}

/** Whether the server responded that there is no such picture; false in a browser that does not know. */
function isMissing(address: string): boolean {
  const last = performance.getEntriesByName(address, 'resource').at(-1);
  return last instanceof PerformanceResourceTiming && last.responseStatus === 404;
}

/** `data-failed` is the address that failed. */
function replace(image: HTMLImageElement) {
  if (!('fallback' in image.dataset) || image.getAttribute('src') === NO_IMAGE) return;
  const isGone = isMissing(image.currentSrc);
  image.dataset.failed = image.src;
  image.removeAttribute('srcset');
  image.src = NO_IMAGE;
  if (!isGone) loadLater(image);
}

function onError({ target }: Event) {
  if (target instanceof HTMLImageElement) replace(target);
}

/**
 * `data-loaded` is for a picture that covers another, so that an empty box does not cover it. Others stay as they are: React, which may
 * not have reached them, would report the difference in development.
 */
function noteLoaded(image: HTMLImageElement) {
  if (image.dataset.fallback === 'cover') image.dataset.loaded = '';
}

function onLoad({ target }: Event) {
  if (target instanceof HTMLImageElement) noteLoaded(target);
}

function loadAllAgain() {
  for (const image of document.querySelectorAll<HTMLImageElement>('img[data-failed]')) void loadAgain(image);
}

/**
 * Replaces each `<img data-fallback>` that fails to load with the "no product image" picture (spec.md section 2), and loads it
 * again after growing pauses and whenever the network is back. One listener for the document: client components would add several hundred listeners to a
 * listing. `signal` ends it.
 */
export function replaceBrokenImages(signal: AbortSignal): void {
  // `error` and `load` do not bubble and can only be captured.
  const options = { capture: true, signal };
  document.addEventListener('error', onError, options);
  document.addEventListener('load', onLoad, options);
  addEventListener('online', loadAllAgain, options);
  for (const image of document.querySelectorAll<HTMLImageElement>('img[data-fallback]')) {
    if (!image.complete) continue;
    // Images that finished before the listeners were added fire no further event.
    if (image.naturalWidth > 0) noteLoaded(image);
    else if (image.currentSrc !== '') replace(image);
  }
}
