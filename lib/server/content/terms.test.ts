import { expect, it } from 'vitest';
import { termsOf } from '@/lib/domain/order/terms-version';
import { purchaseTerms } from './terms';

it('versions of the purchase terms have their dates as names, newest first, each once', () => {
  const versions = purchaseTerms().map(({ version }) => version);
  expect(versions.length).toBeGreaterThan(0);
  for (const version of versions) expect(version).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(versions).toEqual([...new Set(versions)].sort().reverse());
});
it.each([
  ['2026-12-01', '2026-11-22'],
  ['2026-11-22', '2026-11-22'],
  ['2026-11-21', '2026-11-16'],
  ['2020-01-01', '2026-11-16'],
])('an order of %s has version %s', (day, version) => expect(termsOf(['2026-11-22', '2026-11-16'], day)).toBe(version));
