// Plain JavaScript, as cache-handler.mjs is.

/**
 * The address that was asked for, in parts, and its query, in what Next writes for the browser's router. `P` and `i` are its neighbours
 * there: a product's text could have the letters alone.
 */
const ADDRESS = /("P":[^,\n]{0,40},"c":\[)((?:"(?:[^"\\\n]|\\.)*",?)*)\],"q":"((?:[^"\\\n]|\\.)*)","i":/g;

/** The shortest that Next writes there: the home page, asked for without a query. */
const NOWHERE = '"",""';

/**
 * A page's data without the URL of the request that it was rendered for: the page is cached for all visitors, and that URL may hold
 * search words or a campaign id. The router uses the browser's own URL. The data keep their length, since they contain byte
 * offsets into themselves.
 * @param {string} data one character for each byte, wherever the length matters
 */
export function withoutAddress(data) {
  return data.replace(ADDRESS, (_, before, parts, query) => {
    const room = Math.max(0, parts.length + query.length - NOWHERE.length);
    return `${before}${NOWHERE}${' '.repeat(room)}],"q":"","i":`;
  });
}

const inBytes = (bytes) => Buffer.from(withoutAddress(Buffer.from(bytes).toString('latin1')), 'latin1');

/** The same for the forms in which the router asks for a kept page, in place. Its HTML: inline-scripts.mjs. */
export function forgetAddress(page) {
  if (page?.kind !== 'APP_PAGE') return;
  if (page.rscData) page.rscData = inBytes(page.rscData);
  for (const [segment, bytes] of page.segmentData ?? []) page.segmentData.set(segment, inBytes(bytes));
}
