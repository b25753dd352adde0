import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { closedPage, PROXY_PAGES } from '@/components/layout/messages/closed-page';
import { site } from '@/lib/domain/site';
import { CLOSED_PAGE_STYLE } from '@/lib/server/entrance/policy/closed-page-style.mjs';
import { sourceOf } from '@/lib/server/entrance/policy/policy.mjs';

const FOLDER = 'deploy/closed';
const WITH_POLICY = ['deploy/nginx/server.conf', 'deploy/caddy/shop'];

test('the pages that proxies show have the facts of today (otherwise: npx tsx deploy/draw-closed-pages.ts)', () => {
  expect(readdirSync(FOLDER).sort()).toEqual(
    Object.keys(PROXY_PAGES)
      .map((name) => `${name}.html`)
      .sort(),
  );
  for (const [name, page] of Object.entries(PROXY_PAGES)) {
    const written = readFileSync(`${FOLDER}/${name}.html`, 'utf8');
    expect(written).toBe(closedPage(page));
    expect(written).toContain(site.phone.display);
  }
});

test('the policy that the proxies send with them allows their style', () => {
  for (const file of WITH_POLICY)
    expect(readFileSync(file, 'utf8')).toContain(`style-src ${sourceOf(CLOSED_PAGE_STYLE)};`);
});
