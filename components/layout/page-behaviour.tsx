'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { arriveAtAnchor } from '@/components/ui/anchor';
import { NO_IMAGE } from '@/components/ui/no-image';
import { oneStepPerPress } from '@/components/ui/one-step-per-press';

/** `data-failed` is the address that failed. */
function replace(image: HTMLImageElement) {
  if (!('fallback' in image.dataset) || image.getAttribute('src') === NO_IMAGE) return;
  image.dataset.failed = image.src;
  image.removeAttribute('srcset');
  image.src = NO_IMAGE;
}

function onError({ target }: Event) {
  if (target instanceof HTMLImageElement) replace(target);
}

/** `data-loaded` is for a picture that covers another, so that an empty box does not cover it. */
function onLoad({ target }: Event) {
  if (target instanceof HTMLImageElement) target.dataset.loaded = '';
}

function loadAgain() {
  for (const image of document.querySelectorAll<HTMLImageElement>('img[data-failed]'))
    image.src = image.dataset.failed ?? NO_IMAGE;
}

/**
 * Replaces each `<img data-fallback>` that fails to load with the "no product image" picture (spec.md section 2), and loads it
 * again whenever the network is back. One listener for the document: client components would add several hundred listeners to a
 * listing. Returns the function that removes the listeners.
 */
function replaceBrokenImages(): () => void {
  const listeners = new AbortController();
  // `error` and `load` do not bubble and can only be captured.
  const options = { capture: true, signal: listeners.signal };
  document.addEventListener('error', onError, options);
  document.addEventListener('load', onLoad, options);
  addEventListener('online', loadAgain, options);
  for (const image of document.querySelectorAll<HTMLImageElement>('img[data-fallback]')) {
    if (!image.complete) continue;
    // Images that finished before the listeners were added fire no further event.
    if (image.naturalWidth > 0) image.dataset.loaded = '';
    else if (image.currentSrc !== '') replace(image);
  }
  return () => listeners.abort();
}

/** Small enhancements of every page, which is complete without them. */
export function PageBehaviour() {
  const pathname = usePathname();
  useEffect(replaceBrokenImages, []);
  useEffect(oneStepPerPress, []);
  useEffect(() => arriveAtAnchor(pathname), [pathname]);
  return null;
}
