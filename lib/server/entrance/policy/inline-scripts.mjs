// Plain JavaScript: Next loads the cache handler, which imports this, without compiling it.
import { FIRST_SCRIPT } from './first-script.mjs';
import { sourceOf } from './policy.mjs';

const PLAIN_SCRIPT = /<script(?: nonce="[^"]*")?>([^<]*)<\/script>/g;
const START_OF_DATA = '(self.__next_f=self.__next_f||[]).push(';
const DATA = 'self.__next_f.push(';
const CHUNKS = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(';

/** The argument of `text` if it is this call with nothing but JSON, which is data and never code. Otherwise undefined. */
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

/** Joins data calls into one script, merging the text that Next has split. */
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
 * Merges a page's data into one inline script instead of forty (the policy has a hash for each), and returns the hashes
 * of Next's and our own inline scripts. Any other script gets no hash, so that browsers reject it: a script injected
 * into a page before it was cached must not run.
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
