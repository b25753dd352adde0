// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { replaceBrokenImages } from './broken-images';

/** A picture that existed before the listeners were added. */
function earlier(naturalWidth: number, complete = true): HTMLImageElement {
  const image = document.createElement('img');
  image.dataset.fallback = '';
  image.setAttribute('src', '/tacka.jpg');
  vi.spyOn(image, 'complete', 'get').mockReturnValue(complete);
  vi.spyOn(image, 'naturalWidth', 'get').mockReturnValue(naturalWidth);
  vi.spyOn(image, 'currentSrc', 'get').mockReturnValue('/tacka.jpg');
  document.body.append(image);
  return image;
}

it('marks loaded pictures, replaces failed ones, waits for the rest, and loads failed ones again with every network', () => {
  const [loaded, failed, awaited] = [earlier(400), earlier(0), earlier(0, false)];
  const address = failed.src;
  const end = replaceBrokenImages(document);
  expect(loaded.dataset).toHaveProperty('loaded');
  expect(failed.dataset).not.toHaveProperty('loaded');
  expect(awaited.getAttribute('src')).toBe('/tacka.jpg');
  awaited.dispatchEvent(new Event('load'));
  expect(awaited.dataset).toHaveProperty('loaded');
  for (const _time of [1, 2]) {
    expect(failed.getAttribute('src')).toBe('/images/no-image.webp');
    window.dispatchEvent(new Event('online'));
    expect(failed.src).toBe(address);
    failed.dispatchEvent(new Event('error'));
  }
  end();
});
