import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import tls from 'node:tls';
import { must } from '../../deploy/support/image.mjs';
import { site as facts } from '../../lib/domain/site.ts';
import { say } from '../../scripts/support/say.mjs';
import { HTTP_PORT, PORT } from './scene.mjs';

const ORDER_KEPT = 'finns din beställning kvar';
/** Of every page of the shop, and so of the proxy's. */
const HEADERS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
];
/** What no log may contain. */
const SECRETS = { grandidsession: 'hemlig-session', searchTerm: 'hemligt-ord' };

/** A page of the proxy's own: in Swedish, with name and telephone, and as safe as the shop's. */
function mustBeClosedPage(what, { status, text, headers }, expected) {
  must(status === expected, `${what}: ${status} instead of ${expected}.`);
  for (const part of ['<html lang="sv">', facts.name, facts.phone.display, ORDER_KEPT])
    must(text.includes(part), `${what}: its page does not say ${part}:\n${text.slice(0, 300)}`);
  const missing = HEADERS.filter((name) => !headers.get(name));
  must(missing.length === 0, `${what}: without ${missing.join(', ')}.`);
  must(headers.get('cache-control') === 'no-store', `${what}: may be kept.`);
  if (expected >= 500) must(Number(headers.get('retry-after')) > 0, `${what}: without Retry-After.`);
}

async function get(site, path, init) {
  const response = await fetch(site + path, { redirect: 'manual', ...init });
  return { status: response.status, text: await response.text(), headers: response.headers };
}

/** The response to what no HTTP client sends. */
async function sendRaw(text) {
  const socket = tls.connect({ port: PORT, host: '127.0.0.1', rejectUnauthorized: false });
  await once(socket, 'secureConnect');
  socket.end(text);
  const parts = [];
  for await (const part of socket) parts.push(part);
  const [head, ...body] = Buffer.concat(parts).toString().split('\r\n\r\n');
  const [first, ...lines] = head.split('\r\n');
  const headers = new Headers(lines.map((line) => line.split(/: (.*)/s).slice(0, 2)));
  return { status: Number(first.split(' ')[1]), text: body.join('\r\n\r\n'), headers };
}

/** What is only served over TLS, and requests that the proxy refuses itself. */
export async function refusesPolitely(site) {
  say('http, and requests that the proxy refuses');
  const path = `/kopa-guld?searchTerm=${SECRETS.searchTerm}`;
  const overHttp = await get(`http://127.0.0.1:${HTTP_PORT}`, path);
  const location = overHttp.headers.get('location');
  must(overHttp.status === 308 && location === `https://127.0.0.1${path}`, `http: ${overHttp.status} ${location}`);
  must((await get(site, '/')).headers.get('strict-transport-security') !== null, 'A page without HSTS.');
  const large = { method: 'POST', headers: { origin: site }, body: 'x'.repeat(70_000) };
  mustBeClosedPage('A large body', await get(site, '/api/commerce/get-rates', large), 413);
  mustBeClosedPage('What cannot be parsed', await sendRaw(`GET ${path} HTTP/1.1\r\n\r\n`), 400);
}

/** When no instance responds. */
export async function allAway(site) {
  say('All instances are away');
  for (const [name, value] of Object.entries(SECRETS))
    mustBeClosedPage(name, await get(site, `/get-bank-id-session?${name}=${value}`), 503);
  mustBeClosedPage('A page', await get(site, `/sok?searchTerm=${SECRETS.searchTerm}`), 503);
  mustBeClosedPage('The checkout', await get(site, '/checkout'), 503);
}

/** After everything that went wrong: no visitor's address, identification or search term is in any log of the proxy. */
export function logsAreSilent(folder, addresses) {
  const forbidden = [...addresses, ...Object.values(SECRETS), ...Object.keys(SECRETS)];
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.log'))) {
    const text = readFileSync(join(folder, name), 'utf8');
    // The instances' own address is there.
    const found = forbidden.find((each) => new RegExp(`${each.replaceAll('.', '\\.')}(?!\\d)`).test(text));
    must(!found, `${name} contains ${found}: ${text.split('\n').find((line) => line.includes(found))}`);
  }
}
