import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { setTestEnvironment } from '@/lib/server/config/env.fixture';
import robots from './robots';

/** The paths of the pages that are not to be indexed, without route groups and up to the first parameter. */
function unindexed(): string[] {
  return readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('page.tsx') && readFileSync(`app/${file}`, 'utf8').includes('index: false'))
    .map((file) => `/${file.replace(/page\.tsx$/, '').replace(/\([^)]*\)\//g, '')}`.replace(/\[.*/, ''));
}

it('disallows no page that says noindex, which a crawler could then never read', () => {
  setTestEnvironment();
  const { rules } = robots();
  const disallowed = [rules].flat().flatMap(({ disallow }) => disallow ?? []);
  expect(disallowed).toContain('/api/');
  const pages = unindexed();
  expect(pages).toEqual(expect.arrayContaining(['/sok/', '/profile/', '/checkout/', '/order/']));
  expect(pages.filter((page) => disallowed.some((path) => page.startsWith(path)))).toEqual([]);
});
