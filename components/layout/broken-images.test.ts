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

it('marks loaded pictures, replaces failed ones and waits for the rest', () => {
  const [loaded, failed, awaited] = [earlier(400), earlier(0), earlier(0, false)];
  const end = replaceBrokenImages(document);
  expect(loaded.dataset).toHaveProperty('loaded');
  expect(failed.getAttribute('src')).not.toBe('/tacka.jpg');
  expect(failed.dataset).not.toHaveProperty('loaded');
  expect(awaited.getAttribute('src')).toBe('/tacka.jpg');
  expect(awaited.dataset).not.toHaveProperty('loaded');
  awaited.dispatchEvent(new Event('load'));
  expect(awaited.dataset).toHaveProperty('loaded');
  end();
});
