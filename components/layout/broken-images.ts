import { NO_IMAGE } from '@/components/ui/no-image';

function replace(image: HTMLImageElement) {
  if (!('fallback' in image.dataset) || image.getAttribute('src') === NO_IMAGE) return;
  image.removeAttribute('srcset');
  image.src = NO_IMAGE;
}

/** For the picture that covers another: an empty box must not. */
function markLoaded(event: Event) {
  if (event.target instanceof HTMLImageElement) event.target.dataset.loaded = '';
}

/**
 * Puts the "no product image" picture in the place of any `<img data-fallback>` that cannot be shown (spec.md section 2).
 * One listener for the document: a client component per picture would cost every listing a few hundred of them.
 * Returns the function that ends it.
 */
export function replaceBrokenImages(root: Document): () => void {
  const onError = (event: Event) => {
    if (event.target instanceof HTMLImageElement) replace(event.target);
  };
  // `error` and `load` do not bubble, they are only captured.
  root.addEventListener('error', onError, true);
  root.addEventListener('load', markLoaded, true);
  for (const image of root.querySelectorAll<HTMLImageElement>('img[data-fallback]')) {
    if (!image.complete) continue;
    // Images that finished before the listeners were added fire no further event.
    if (image.naturalWidth > 0) image.dataset.loaded = '';
    else if (image.currentSrc !== '') replace(image);
  }
  return () => {
    root.removeEventListener('error', onError, true);
    root.removeEventListener('load', markLoaded, true);
  };
}
