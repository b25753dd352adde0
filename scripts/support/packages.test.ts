import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { lockedPackages } from './packages.mjs';

it('every package has an exact version, an accepted licence and no unknown install script', () => {
  const packages = lockedPackages();
  expect(packages.length).toBeGreaterThan(300);
  expect(packages.filter(({ problems }) => problems.length > 0)).toEqual([]);
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
});
