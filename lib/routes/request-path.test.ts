import { expect, it } from 'vitest';
import { canonicalPath, isReserved, isUnroutable } from './request-path';

it('canonicalPath keeps references, articles, media and API paths unchanged', () => {
  for (const path of ['/order/AB12/toc', '/api/commerce/Get', '/sylius/media/Image/a.webp', '/blogg/Om-Guld'])
    expect(canonicalPath(path)).toBe(path);
});

it('isUnroutable rejects a picture whose path cannot be decoded', () =>
  expect(isUnroutable('/sylius/media/%E0%A4%A')).toBe(true));

it('isReserved holds for API calls, pictures and orders', () => {
  for (const path of ['/order/nope', '/Sylius/x', '/api/nope']) expect(isReserved(path), path).toBe(true);
  expect(isReserved('/guldtackor/nope')).toBe(false);
});
