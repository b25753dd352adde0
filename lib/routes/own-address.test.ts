import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pageSlugs } from '@/lib/content/pages';
import { isOwnAddress } from './own-address';

/** The paths of all page and route files in app/ without parameters. */
function fixedAddresses(): string[] {
  return readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((path) => /(^|\/)(page\.tsx|route\.ts)$/.test(path) && !/[[%]/.test(path))
    .map((path) => `/${dirname(path).replace(/\([^)]*\)\/?/g, '')}`.replace(/\.$/, '').replace(/\/$/, '') || '/');
}

describe('isOwnAddress', () => {
  it('accepts every page and handler, which would otherwise be unreachable', () => {
    const addresses = fixedAddresses();
    expect(addresses.length).toBeGreaterThan(20);
    // Only middleware.ts rewrites to these.
    const internal = ['/not-found', '/closed', '/felaktig-lank'];
    for (const path of addresses.filter((address) => !internal.includes(address)))
      expect(isOwnAddress(path), path).toBe(true);
    for (const slug of pageSlugs()) expect(isOwnAddress(`/${slug}`), slug).toBe(true);
  });

  it('accepts files, pictures, articles and API calls', () => {
    for (const path of ['/robots.txt', '/images/a.webp', '/sylius/media/image/a.webp', '/blogg/a', '/api/a/b'])
      expect(isOwnAddress(path), path).toBe(true);
  });

  it('rejects all others', () => {
    for (const path of ['/kopa-guld', '/guldtackor/a', '/not-found', '/order', '/blogg/a/b', '/sylius/a', '/api'])
      expect(isOwnAddress(path), path).toBe(false);
  });
});
