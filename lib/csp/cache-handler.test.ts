import { expect, it } from 'vitest';
import PageCache from './cache-handler.mjs';

const NUMBER = '199111039831';

it('keeps a page for everybody without the address that its first visitor asked for', async () => {
  const cache = new PageCache({
    fs: {},
    flushToDisk: false,
    serverDistDir: '/',
    maxMemoryCacheSize: 0,
    revalidatedTags: [],
  });
  const html = `<script>self.__next_f.push([1,${JSON.stringify(`0:{"P":null,"c":["","blogg","${NUMBER}"],"q":"","i":false}`)}])</script>`;
  const page = { kind: 'APP_PAGE', html, headers: {} };
  await cache.set('/route-cache/APP_PAGE/51d7dd05/$/finns-inte', page, {});
  expect(page.html).not.toContain(NUMBER);
  expect(page.html).toContain('finns-inte');
  expect(page.headers).toHaveProperty('x-inline-scripts');
});
