import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { getPage, pageSlugs } from '@/lib/server/content/pages';

it.each(pageSlugs())('content/pages/%s.md has a route of its own', (slug) => {
  expect(existsSync(`app/(shop)${getPage(slug).path}/page.tsx`)).toBe(true);
});
