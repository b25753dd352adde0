// Plain JavaScript: Next loads the cache handler as it stands, and takes it into the middleware's bundle, where only Web Crypto is.

import { FIRST_SCRIPT } from './first-script.mjs';
import { withoutAddress } from './without-address.mjs';

/** Response header between the page cache and the server's last step, which turns it into the policy. Never leaves the server. */
export const SCRIPTS_HEADER = 'x-inline-scripts';

/** In that header: the cached part is followed by content of this request, whose scripts carry the request's nonce. */
export const HAS_DYNAMIC_TAIL = 'goes-on';

const PLAIN_SCRIPT = /<script(?: nonce="[^"]*")?>([^<]*)<\/script>/g;
const START_OF_DATA = '(self.__next_f=self.__next_f||[]).push(';
const DATA = 'self.__next_f.push(';
const CHUNKS = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(';

/** The argument of a text that is this call with nothing but JSON in it: then it can carry data, never code. Undefined for any other. */
function jsonOf(text, call) {
  const [end] = /\);?$/.exec(text) ?? [];
  if (end === undefined || !text.startsWith(call)) return undefined;
  try {
    return JSON.parse(text.slice(call.length, -end.length));
  } catch {
    return undefined;
  }
}

const isPageData = (text) => jsonOf(text, DATA) !== undefined || jsonOf(text, START_OF_DATA) !== undefined;
const isKnown = (text) => jsonOf(text, CHUNKS) !== undefined || text === FIRST_SCRIPT;

/** The data are full of double quotes: between single ones they need no escaping, which is a seventh of what is sent. */
function literal(text) {
  const escaped = JSON.stringify(text)
    .slice(1, -1)
    .replace(/\\"|'/g, (found) => (found === "'" ? "\\'" : '"'));
  return `'${escaped.replaceAll('<', '\\u003c')}'`;
}

/** What stands in a page's data again and again, for nearly every element and picture: a third of it. Those that hold others come first. */
const WORDS = [
  '",null,{"className":"',
  '["$","',
  '"children":',
  '"className":"',
  '",null,{',
  '":"$undefined"',
  '"href":"/',
  '/sylius/media/image/',
  '"loading":"lazy"',
  '"aria-label":"',
];
const MARK = '~';
const letterOf = (index) => String.fromCharCode(97 + index);
const dictionary = Object.fromEntries(WORDS.map((word, index) => [letterOf(index), word]));

/** A JavaScript expression for this text: each frequent word is written as a mark and a letter. A mark in the text itself is doubled. */
function expression(text) {
  const marked = WORDS.reduce(
    (shorter, word, index) => shorter.replaceAll(word, MARK + letterOf(index)),
    text.replaceAll(MARK, MARK + MARK),
  );
  if (marked === text) return literal(text);
  return `${literal(marked)}.replace(/${MARK}(.)/g,(_,k)=>(${JSON.stringify(dictionary)})[k]??k)`;
}

/**
 * Calls that carry data as one script: pieces of the one text that Next has cut up are put together again, and the address that the
 * page was first asked for is taken out.
 */
function joined(calls) {
  const statements = [];
  let text = '';
  const endText = () => {
    if (text !== '') statements.push(`${DATA}[1,${expression(withoutAddress(text))}])`);
    text = '';
  };
  for (const call of calls) {
    const [kind, piece] = jsonOf(call, DATA) ?? [];
    if (kind === 1 && typeof piece === 'string') text += piece;
    else {
      endText();
      statements.push(call);
    }
  }
  endText();
  return statements.join(';');
}

/** `'sha256-...'`, as a policy names an inline script. */
export async function sourceOf(text) {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return `'sha256-${btoa(String.fromCharCode(...digest))}'`;
}

/**
 * A finished page with its data in one inline script instead of forty, without the address that it was first asked for, and the
 * hashes of the inline scripts that are Next's or ours. A script of any other form is left without a hash, so that a browser
 * refuses it: what was smuggled into a page before it was kept must not be allowed to run.
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
    if (data.length > 0) write(joined(data));
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
