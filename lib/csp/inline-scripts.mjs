// Plain JavaScript: Next loads the cache handler as it stands, and takes it into the middleware's bundle, where only Web Crypto is.

import { FIRST_SCRIPT } from './first-script.mjs';

/** Response header between the page cache and the server's last step, which turns it into the policy. Never leaves the server. */
export const SCRIPTS_HEADER = 'x-inline-scripts';

/** In that header: the page goes on after what was kept, with scripts that carry the request's nonce. */
export const GOES_ON = 'goes-on';

const PLAIN_SCRIPT = /<script(?: nonce="[^"]*")?>([^<]*)<\/script>/g;
const START_OF_DATA = '(self.__next_f=self.__next_f||[]).push(';
const DATA = 'self.__next_f.push(';
const CHUNKS = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(';

/** Whether a text is this call with nothing but JSON for its argument: then it can carry data, never code. */
function callsWithJson(text, call) {
  const [end] = /\);?$/.exec(text) ?? [];
  if (end === undefined || !text.startsWith(call)) return false;
  try {
    JSON.parse(text.slice(call.length, -end.length));
    return true;
  } catch {
    return false;
  }
}

const isPageData = (text) => callsWithJson(text, DATA) || callsWithJson(text, START_OF_DATA);
const isKnown = (text) => callsWithJson(text, CHUNKS) || text === FIRST_SCRIPT;

/** `'sha256-...'`, as a policy names an inline script. */
export async function sourceOf(text) {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return `'sha256-${btoa(String.fromCharCode(...digest))}'`;
}

/**
 * A finished page with its data in one inline script instead of forty, and the hashes of the inline scripts that are Next's or
 * ours. A script of any other form is left without a hash, so that a browser refuses it: what was smuggled into a page before
 * it was kept must not be blessed here.
 */
export async function withHashes(html) {
  const parts = [];
  const known = [];
  let data = [];
  let end = 0;
  const write = (script) => {
    known.push(script);
    parts.push(`<script>${script}</script>`);
  };
  const writeData = () => {
    if (data.length > 0) write(data.join(';'));
    data = [];
  };
  for (const { 0: element, 1: text, index } of html.matchAll(PLAIN_SCRIPT)) {
    if (index > end) writeData();
    parts.push(html.slice(end, index));
    end = index + element.length;
    if (isPageData(text)) {
      data.push(text);
      continue;
    }
    writeData();
    if (isKnown(text)) write(text);
    else parts.push(element);
  }
  writeData();
  parts.push(html.slice(end));
  const sources = await Promise.all(known.map(sourceOf));
  return { html: parts.join(''), sources };
}
