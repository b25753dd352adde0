import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { lockDifferences, lockedPackages } from './packages.mjs';

const entry = (facts: object) => ({
  packages: { '': {}, 'node_modules/a': { version: '1.0.0', integrity: 'sha512-x', license: 'MIT', ...facts } },
});

describe('the packages of the shop', () => {
  it('are locked exactly, have accepted licences, and run nothing when they are installed', () => {
    const packages = lockedPackages();
    expect(packages.length).toBeGreaterThan(300);
    expect(packages.filter(({ problems }) => problems.length > 0)).toEqual([]);
    expect(lockDifferences()).toEqual([]);
    expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
  });

  it.each([
    ['a range for a version', { version: '^1' }],
    ['no checksum', { integrity: undefined }],
    ['a licence that nobody has looked at', { license: 'AGPL-3.0' }],
    ['no licence', { license: undefined }],
    ['a program for its installation', { hasInstallScript: true }],
  ])('are reported with %s', (_, facts) => expect(lockedPackages(entry(facts))[0]?.problems).toHaveLength(1));

  it('reports a lock file that does not match package.json', () =>
    expect(
      lockDifferences({ dependencies: { a: '2.0.0' } }, { packages: { '': { dependencies: { a: '1.0.0' } } } }),
    ).toEqual(['dependencies: a 2.0.0 is locked as 1.0.0']));
});
