// Plain JavaScript, as cache-handler.mjs is.

/** Pages that stand for other addresses than their own (middleware.ts): "not found", "closed", the terms of any order. */
const STAND_IN = /^\/(?:finns-inte|stangt|order\/[^/]+\/toc)$/;

/** In what Next writes for the browser's router: the address that was asked for, in parts, and its query. `\\?` is for HTML, where it is a text in a script. */
const ADDRESS = /(\\?"c\\?":\[)[^\n]{0,8000}?(\],\\?"q\\?":\\?")[^\n]{0,8000}?(\\?",\\?"i\\?":)/;

/** The page's own path: Next keeps pages under `/route-cache/<kind>/<hash>/$<path>`. */
function pathOf(key) {
  return /^\/route-cache\/.*?\/\$(\/.*)$/.exec(key)?.[1] ?? key;
}

/**
 * A page that is kept for everybody, without the address that the first visitor asked for: it may hold what somebody typed. The
 * router itself goes by the browser's own address. Other pages are left as they are.
 * @param {string} key the page's name in the cache
 * @param {string} text its HTML, or the form in which the router asks for it
 */
export function withoutAddress(key, text) {
  const path = pathOf(key);
  if (!STAND_IN.test(path)) return text;
  return text.replace(ADDRESS, (_, before, between, after) => {
    const quote = before.startsWith('\\') ? '\\"' : '"';
    const parts = path.split('/').map((part) => `${quote}${part}${quote}`);
    return `${before}${parts.join(',')}${between}${after}`;
  });
}

function inBytes(key, bytes) {
  return Buffer.from(withoutAddress(key, Buffer.from(bytes).toString('utf8')), 'utf8');
}

/** The same for a whole entry of the page cache, in place. */
export function forgetAddress(key, page) {
  if (page?.kind !== 'APP_PAGE' || !STAND_IN.test(pathOf(key))) return;
  page.html = withoutAddress(key, page.html);
  if (page.rscData) page.rscData = inBytes(key, page.rscData);
  for (const [segment, bytes] of page.segmentData ?? []) page.segmentData.set(segment, inBytes(key, bytes));
}
