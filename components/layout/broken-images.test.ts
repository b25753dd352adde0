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

it('marks loaded pictures and failed ones, waits for the rest, and loads failed ones again with every network', () => {
  const [loaded, failed, awaited] = [earlier(400), earlier(0), earlier(0, false)];
  const end = replaceBrokenImages(document);
  expect(loaded.dataset).toHaveProperty('loaded');
  expect(failed.dataset).toHaveProperty('failed');
  expect(failed.dataset).not.toHaveProperty('loaded');
  expect(awaited.getAttribute('src')).toBe('/tacka.jpg');
  expect(awaited.dataset).not.toHaveProperty('loaded');
  awaited.dispatchEvent(new Event('load'));
  expect(awaited.dataset).toHaveProperty('loaded');
  const again = vi.spyOn(failed, 'setAttribute');
  for (const time of [1, 2]) {
    window.dispatchEvent(new Event('online'));
    expect(again.mock.calls.filter(([name]) => name === 'src')).toHaveLength(time);
    failed.dispatchEvent(new Event('error'));
  }
  failed.dispatchEvent(new Event('load'));
  expect(failed.dataset).not.toHaveProperty('failed');
  end();
});
