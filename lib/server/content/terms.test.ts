import { expect, it } from 'vitest';
import { termsOf } from '@/lib/domain/order/terms-version';
import { purchaseTerms } from './terms';

it('versions of the purchase terms have their dates as names, newest first, each once', () => {
  const versions = purchaseTerms().map(({ version }) => version);
  expect(versions.length).toBeGreaterThan(0);
  for (const version of versions) expect(version).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(versions).toEqual([...new Set(versions)].sort().reverse());
  const [current, ...earlier] = purchaseTerms();
  expect(current?.page.path).toBe('/kopvillkor');
  expect(earlier.map(({ page }) => page.path)).toEqual(versions.slice(1).map((version) => `/kopvillkor/${version}`));
  for (const { page } of earlier) expect(page.headings.length).toBeGreaterThan(5);
});
it.each([
  ['2026-12-01', '2026-11-22'],
  ['2026-11-22', '2026-11-22'],
  ['2026-11-21', '2026-11-16'],
  ['2020-01-01', '2026-11-16'],
])('an order of %s has version %s', (day, version) => expect(termsOf(['2026-11-22', '2026-11-16'], day)).toBe(version));
