import { NO_IMAGE } from '@/components/ui/no-image';

function replace(image: HTMLImageElement) {
  if (!('fallback' in image.dataset) || image.getAttribute('src') === NO_IMAGE) return;
  image.removeAttribute('srcset');
  image.src = NO_IMAGE;
}

function handleFailure(image: HTMLImageElement) {
  if (navigator.onLine) replace(image);
  // Setting the same address loads it again.
  else addEventListener('online', () => image.setAttribute('src', image.src), { once: true });
}

function onError({ target }: Event) {
  if (target instanceof HTMLImageElement) handleFailure(target);
}

/** For a picture that covers another, so that an empty box does not cover it. */
function markLoaded(event: Event) {
  if (event.target instanceof HTMLImageElement) event.target.dataset.loaded = '';
}

/**
 * Replaces any `<img data-fallback>` that fails to load with the "no product image" picture (spec.md section 2). One listener
 * for the document: client components would add several hundred listeners to a listing.
 * Returns the function that removes the listener.
 */
export function replaceBrokenImages(root: Document): () => void {
  // `error` and `load` do not bubble and can only be captured.
  root.addEventListener('error', onError, true);
  root.addEventListener('load', markLoaded, true);
  for (const image of root.querySelectorAll<HTMLImageElement>('img[data-fallback]')) {
    if (!image.complete) continue;
    // Images that finished before the listeners were added fire no further event.
    if (image.naturalWidth > 0) image.dataset.loaded = '';
    else if (image.currentSrc !== '') handleFailure(image);
  }
  return () => {
    root.removeEventListener('error', onError, true);
    root.removeEventListener('load', markLoaded, true);
  };
}
