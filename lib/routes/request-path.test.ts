import { describe, expect, it } from 'vitest';
import { canonicalPath, isReserved, isUnroutable } from './request-path';

describe('canonicalPath', () => {
  it('lowercases category codes', () => {
    expect(canonicalPath('/Kopa-Guld')).toBe('/kopa-guld');
    expect(canonicalPath('/Kopa-Guld/Guldtackor/Praglade-Guldtackor')).toBe(
      '/kopa-guld/guldtackor/praglade-guldtackor',
    );
  });

  it('keeps the case of a product code', () => {
    expect(canonicalPath('/Guldtackor/KINEBAR-2G-GIFT')).toBe('/guldtackor/KINEBAR-2G-GIFT');
  });

  it('removes a trailing slash', () => {
    expect(canonicalPath('/kopa-guld/')).toBe('/kopa-guld');
    expect(canonicalPath('/')).toBe('/');
  });

  it('keeps references, articles, media and API paths unchanged', () => {
    for (const path of ['/order/AB12/toc', '/api/commerce/Get', '/sylius/media/Image/a.webp', '/blogg/Om-Guld'])
      expect(canonicalPath(path)).toBe(path);
  });
});

describe('isUnroutable', () => {
  it('recognises internal paths', () => {
    expect(isUnroutable('/listing-static/marke%3Dpamp/kopa-guld')).toBe(true);
    expect(isUnroutable('/kopa-guld')).toBe(false);
  });

  it('rejects a path that cannot be decoded', () => expect(isUnroutable('/sylius/media/%E0%A4%A')).toBe(true));

  it('rejects pages deeper than three segments, but not pictures and API calls', () => {
    expect(isUnroutable('/kopa-guld/guldtackor/praglade-guldtackor')).toBe(false);
    expect(isUnroutable('/kopa-guld/guldtackor/praglade-guldtackor/x')).toBe(true);
    expect(isUnroutable('/sylius/media/image/aa/bb/c.webp')).toBe(false);
  });
});

it('isReserved holds for API calls, pictures and orders', () => {
  for (const path of ['/order/nope', '/Sylius/x', '/api/nope']) expect(isReserved(path), path).toBe(true);
  expect(isReserved('/guldtackor/nope')).toBe(false);
});
