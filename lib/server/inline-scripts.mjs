// Plain JavaScript: Next loads the cache handler, which needs this, as it stands.
import { FIRST_SCRIPT } from './first-script.mjs';
import { sourceOf } from './policy.mjs';

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

/** Calls that carry data as one script: pieces of the one text that Next has cut up are put together again. */
function joined(calls) {
  const statements = [];
  let text = '';
  const endText = () => {
    if (text !== '') statements.push(`${DATA}${JSON.stringify([1, text]).replaceAll('<', '\\u003c')})`);
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

/**
 * A finished page with its data in one inline script instead of forty (a policy names each by a hash), and the hashes of the inline
 * scripts that are Next's or ours. A script of any other form is left without a hash, so that a browser refuses it: what was smuggled
 * into a page before it was kept must not be allowed to run.
 * @param {string} html
 * @returns {{ readonly html: string, readonly sources: readonly string[] }}
 */
export function withHashes(html) {
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
  return { html: parts.join(''), sources: known.map(sourceOf) };
}
