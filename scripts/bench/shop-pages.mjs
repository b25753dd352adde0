import { addressOf } from './servers.mjs';

/** One of each kind; all of them come from the backend's seed. */
export const PAGES = {
  home: '/',
  listing: '/kopa-guld/guldtackor',
  product: '/praglade-guldtackor/guldtacka-10g-valcambi',
  checkout: '/checkout',
};

/** The first price in a page's structured data, in kronor. NaN where there is none. */
export function priceIn(html) {
  return Number(/"price":\s*"?(\d+(?:\.\d+)?)/.exec(html)?.[1] ?? Number.NaN);
}

/** @param server a name of PORTS */
export async function page(path, server = 'shop') {
  const response = await fetch(addressOf(server) + path, { redirect: 'manual', signal: AbortSignal.timeout(60_000) });
  return { status: response.status, text: await response.text() };
}

/** What the sitemap names, by path. */
async function sitemap() {
  const { text } = await page('/sitemap.xml');
  return text.split('<url>').flatMap((entry) => {
    const [, path] = /<loc>https?:\/\/[^/]+([^<]*)<\/loc>/.exec(entry) ?? [];
    return path === undefined ? [] : [{ path, hasPicture: entry.includes('<image:') }];
  });
}

/** The paths of all product pages: they alone come with pictures. */
export async function productPaths() {
  return (await sitemap()).filter(({ hasPicture }) => hasPicture).map(({ path }) => path);
}

/** The paths of all categories, without the pages of single brands and weights: few visits of a launch day begin there. */
export async function listingPaths() {
  return (await sitemap()).map(({ path }) => path).filter((path) => /^\/kopa-(?:guld|silver)(?:\/[^?]*)?$/.test(path));
}

const SEARCH_WORDS = [
  'guldtacka',
  'maple leaf',
  'silvermynt',
  'krugerrand',
  'valcambi',
  'philharmonic',
  '10g',
  '1 oz',
  'umicore',
];

/** Searches of several kinds: names, brands, weights. */
export const searchPaths = () => SEARCH_WORDS.map((word) => `/sok?searchTerm=${encodeURIComponent(word)}`);

/** Milliseconds until `isThere()` resolves to true, asked every `every` milliseconds; NaN after `patience`. */
export async function timeUntil(isThere, { every = 50, patience = 60_000 } = {}) {
  const start = performance.now();
  while (performance.now() - start < patience) {
    if (await isThere()) return performance.now() - start;
    await new Promise((resolve) => setTimeout(resolve, every));
  }
  return Number.NaN;
}
