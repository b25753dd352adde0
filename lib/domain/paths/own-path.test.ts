import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import { pageSlugs } from '@/lib/server/content/pages';
import { isOwnPath } from './own-path';

/** The paths of all page and route files in app/ without parameters. */
function fixedAddresses(): string[] {
  return readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((path) => /(^|\/)(page\.tsx|route\.ts)$/.test(path) && !/[[%]/.test(path))
    .map((path) => `/${dirname(path).replace(/\([^)]*\)\/?/g, '')}`.replace(/\.$/, '').replace(/\/$/, '') || '/');
}

it('every page and handler is our own address, and otherwise unreachable', () => {
  const addresses = fixedAddresses();
  expect(addresses.length).toBeGreaterThan(20);
  // Only middleware.ts rewrites to these.
  const internal = ['/not-found', '/closed', '/felaktig-lank'];
  const shown = [
    ...addresses.filter((address) => !internal.includes(address)),
    ...pageSlugs().map((slug) => `/${slug}`),
  ];
  expect(shown.filter((address) => !isOwnPath(address))).toEqual([]);
});
