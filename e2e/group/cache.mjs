import { must } from '../../deploy/support/image.mjs';
import { say } from '../../scripts/support/say.mjs';
import { PROXY } from './scene.mjs';

/** The variants of one URL with their expected responses, independent of earlier requests. */
const VARIANTS = [
  { name: 'plain', headers: { 'accept-encoding': 'identity' }, encoding: null, type: 'text/html' },
  { name: 'gzip', headers: { 'accept-encoding': 'gzip' }, encoding: 'gzip', type: 'text/html' },
  { name: 'Brotli', headers: { 'accept-encoding': 'gzip, deflate, br' }, encoding: 'br', type: 'text/html' },
  { name: 'Brotli refused', headers: { 'accept-encoding': 'gzip, br;q=0' }, encoding: 'gzip', type: 'text/html' },
  {
    name: 'data of a page',
    headers: { rsc: '1', 'accept-encoding': 'identity' },
    encoding: null,
    type: 'text/x-component',
  },
];
/** Pages filled with personal data in the browser, rendered per request, or always current. */
const NEVER_KEPT = ['/checkout', '/login', '/profile', '/sok?searchTerm=guld', '/api/commerce/get-rates'];

async function request(path, headers = {}) {
  const response = await fetch(PROXY + path, { headers, redirect: 'manual' });
  const text = await response.text();
  must(response.status === 200, `${path}: ${response.status}`);
  const header = (name) => response.headers.get(name);
  return { text, encoding: header('content-encoding'), type: header('content-type') ?? '', cache: header('x-cache') };
}

/** A URL that serves a page and its data: Next returns the one for the data. */
async function sharedAddress() {
  const response = await fetch(`${PROXY}/kopa-silver`, { headers: { rsc: '1' }, redirect: 'manual' });
  const { pathname, search } = new URL(response.headers.get('location') ?? '/kopa-silver', PROXY);
  return pathname + search;
}

/** The proxy caches documents, one entry per encoding, and nothing else. */
export async function variantsApart() {
  say('The page cache of the proxy keeps variants apart');
  const path = await sharedAddress();
  const kept = [];
  // Twice each, in both orders: no variant may be served from another one's entry.
  for (const { name, headers, encoding, type } of [...VARIANTS, ...VARIANTS.toReversed()]) {
    const response = await request(path, headers);
    must(response.encoding === encoding, `${name}: encoding ${response.encoding}.`);
    must(response.type.startsWith(type), `${name}: type ${response.type}.`);
    if (response.cache === 'HIT') kept.push(name);
    if (type !== 'text/html') must(response.cache === 'BYPASS', `${name}: ${response.cache}.`);
    else must(response.text.endsWith('</html>'), `${name}: is incomplete.`);
  }
  must(kept.length > 0, 'No page was kept at all.');
  for (const personal of NEVER_KEPT) {
    const seen = [(await request(personal)).cache, (await request(personal)).cache];
    must(!seen.includes('HIT'), `${personal} was kept.`);
  }
  say(`  ${path}, kept: ${[...new Set(kept)].join(', ')}`);
}
