import type { APIRequestContext, Page } from 'playwright/test';
import { groupBy } from '../lib/domain/group-by';
import { type PageFacts, pageFacts } from './support/page-facts';
import { forAll, get, sitemapPaths, sitePath } from './support/site';
import { expect, test } from './support/test';

const LARGEST = 300_000;
/** Maximum number of URLs: more are a crawler trap. */
const MOST = 2_000;
/** Deliberately missing in the embedded backend: the shop shows its placeholder instead. */
const BROKEN = '/media/image/00/00/saknas';

interface Visited {
  readonly status: number;
  readonly bytes: number;
  readonly facts: PageFacts | null;
}

async function visit(page: Page, request: APIRequestContext, path: string): Promise<Visited> {
  const { status, headers, body } = await get(request, path);
  const isPage = (headers['content-type'] ?? '').startsWith('text/html');
  return {
    status,
    bytes: Buffer.byteLength(body),
    facts: isPage && status === 200 ? await pageFacts(page, body) : null,
  };
}

/** Opens one in five of some six hundred similar pages: a weight of a brand in a category. */
function isOpened(path: string): boolean {
  if (!path.includes('&')) return true;
  return [...path].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 5 === 0;
}

/** Follows the links of every opened page, breadth first. `linked` collects all their targets. */
async function crawl(
  page: Page,
  request: APIRequestContext,
  from: readonly string[],
  visited: Map<string, Visited>,
  linked = new Set<string>(),
) {
  let front = new Set(from);
  while (front.size > 0) {
    const next = new Set<string>();
    await forAll(front, async (path) => {
      const found = await visit(page, request, path);
      visited.set(path, found);
      for (const { href } of found.facts?.links ?? []) {
        const target = sitePath(href, path);
        if (target === null) continue;
        linked.add(target);
        if (isOpened(target) && !visited.has(target) && !front.has(target)) next.add(target);
      }
    });
    front = new Set([...next].filter((path) => !visited.has(path)));
    expect(visited.size + front.size).toBeLessThan(MOST);
  }
}

function isListed({ facts }: Visited, path: string): boolean {
  if (!facts || facts.robots.includes('noindex')) return false;
  return facts.canonicals.some((canonical) => sitePath(canonical) === path);
}

/** The original of a scaled picture's URL. */
function originalOf(src: string): string {
  return new URL(src, 'https://shop.invalid').searchParams.get('url') ?? src;
}

test('every link and every sitemap entry leads to an existing page', async ({ page, request }) => {
  test.setTimeout(600_000);
  const visited = new Map<string, Visited>();
  const fromHome = new Set(['/']);
  await crawl(page, request, ['/'], visited, fromHome);
  const sitemap = await sitemapPaths(request);
  await crawl(
    page,
    request,
    sitemap.filter((path) => isOpened(path) && !visited.has(path)),
    visited,
  );

  await test.step('only 200', () => {
    expect(
      [...visited].filter(([, { status }]) => status !== 200).map(([path, { status }]) => `${status} ${path}`),
    ).toEqual([]);
  });

  await test.step('no page of the sitemap that no link leads to, none that is not its own canonical', () => {
    expect(new Set(sitemap).size).toBe(sitemap.length);
    expect(sitemap.filter((path) => !fromHome.has(path))).toEqual([]);
    expect(
      sitemap.filter((path) => {
        const page = visited.get(path);
        return isOpened(path) && (!page || !isListed(page, path));
      }),
    ).toEqual([]);
  });

  await test.step('no page that search engines may keep and the sitemap does not know', () => {
    const known = new Set(sitemap);
    const unknown = [...visited].filter(
      ([path, page]) => !path.includes('?') && isListed(page, path) && !known.has(path),
    );
    expect(unknown.map(([path]) => path)).toEqual([]);
  });

  await test.step('links into a page lead to something on it', () => {
    const broken = new Set<string>();
    for (const [path, { facts }] of visited) {
      for (const { href } of facts?.links ?? []) {
        const [, hash = ''] = href.split('#');
        const target = sitePath(href, path);
        if (hash === '' || target === null || !isOpened(target)) continue;
        if (!visited.get(target)?.facts?.ids.includes(decodeURIComponent(hash))) broken.add(`${path}: ${href}`);
      }
    }
    expect([...broken]).toEqual([]);
  });

  await test.step('no title or description twice', () => {
    const listed = [...visited].filter(([path, page]) => isListed(page, path));
    for (const texts of [
      groupBy(listed, ([, { facts }]) => facts?.titles[0]),
      groupBy(listed, ([, { facts }]) => facts?.description),
    ])
      expect([...texts].filter(([, pages]) => pages.length > 1).map(([text]) => text)).toEqual([]);
  });

  await test.step(`no page over ${LARGEST} bytes`, () => {
    expect([...visited].filter(([, { bytes, facts }]) => facts && bytes >= LARGEST).map(([path]) => path)).toEqual([]);
  });

  await test.step('no picture missing on any page, but the one that the backend itself does not have', async () => {
    const originals = new Map<string, string>();
    for (const [path, { facts }] of visited) {
      for (const src of facts?.pictures ?? []) originals.set(originalOf(sitePath(src, path) ?? src), path);
    }
    const broken: string[] = [];
    await forAll(originals, async ([src, path]) => {
      // A picture's existence can be checked without drawing it.
      const response = await request.head(src);
      const type = response.headers()['content-type'] ?? '';
      if (response.status() !== 200 || !type.startsWith('image/'))
        broken.push(`${response.status()} ${src} on ${path}`);
    });
    expect(originals.size).toBeGreaterThan(400);
    expect(broken.filter((line) => !line.includes(BROKEN))).toEqual([]);
  });

  await test.step('pictures come in the size that a list shows', async () => {
    const [list] = [...visited].filter(([path]) => path === '/kopa-guld').flatMap(([, { facts }]) => facts ?? []);
    for (const src of list?.pictures.slice(0, 6) ?? []) {
      const response = await request.get(src);
      expect(`${response.status()} ${response.headers()['content-type']}`, src).toMatch(/^200 image\//);
    }
  });
});
