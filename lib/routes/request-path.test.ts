import { describe, expect, it } from 'vitest';
import { canonicalPath, isReserved, isUnroutable } from './request-path';

describe('canonicalPath', () => {
  it('writes category codes in lower case', () => {
    expect(canonicalPath('/Kopa-Guld')).toBe('/kopa-guld');
    expect(canonicalPath('/Kopa-Guld/Guldtackor/Praglade-Guldtackor')).toBe(
      '/kopa-guld/guldtackor/praglade-guldtackor',
    );
  });

  it('leaves the case of a product code to the page', () => {
    expect(canonicalPath('/Guldtackor/KINEBAR-2G-GIFT')).toBe('/guldtackor/KINEBAR-2G-GIFT');
  });

  it('takes off a slash at the end', () => {
    expect(canonicalPath('/kopa-guld/')).toBe('/kopa-guld');
    expect(canonicalPath('/')).toBe('/');
  });

  it('does not touch references, articles, media and calls', () => {
    for (const path of ['/order/AB12/toc', '/api/commerce/Get', '/sylius/media/Image/a.webp', '/blogg/Om-Guld'])
      expect(canonicalPath(path)).toBe(path);
  });
});

describe('isUnroutable', () => {
  it('knows the addresses that are ours alone', () => {
    expect(isUnroutable('/listing-static/marke%3Dpamp/kopa-guld')).toBe(true);
    expect(isUnroutable('/kopa-guld')).toBe(false);
  });

  it('knows that nothing lies at an address that cannot be read', () =>
    expect(isUnroutable('/sylius/media/%E0%A4%A')).toBe(true));

  it('knows that no page lies deeper than three segments, but that pictures and calls may', () => {
    expect(isUnroutable('/kopa-guld/guldtackor/praglade-guldtackor')).toBe(false);
    expect(isUnroutable('/kopa-guld/guldtackor/praglade-guldtackor/x')).toBe(true);
    expect(isUnroutable('/sylius/media/image/aa/bb/c.webp')).toBe(false);
  });
});

it('calls, pictures and orders are never a product that has gone', () => {
  for (const path of ['/order/nope', '/Sylius/x', '/api/nope']) expect(isReserved(path), path).toBe(true);
  expect(isReserved('/guldtackor/nope')).toBe(false);
});
