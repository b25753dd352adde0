import { describe, expect, it } from 'vitest';
import { FIRST_SCRIPT } from './first-script.mjs';
import { withHashes } from './inline-scripts.mjs';
import { sourceOf } from './policy.mjs';

const script = (text: string) => `<script>${text}</script>`;
const CHUNKS =
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"],"runtimeModuleIds":[7]});';
const START = '(self.__next_f=self.__next_f||[]).push([0])';
const data = (text: string) => `self.__next_f.push(${JSON.stringify([1, text]).replaceAll('<', '\\u003c')})`;

describe('a prerendered page', () => {
  it('has its data in one script, in order, without a visitor’s nonce, and the hashes of all inline scripts', () => {
    const head = `<body>${script(FIRST_SCRIPT)}<main>text</main><script src="/a.js" async=""></script>`;
    const other = 'self.__next_f.push([3,"AAAA"])';
    const calls = `<script nonce="abc">${data('a')}</script>${[data('b'), other, data('c')].map(script).join('')}`;
    const { html, sources } = withHashes(`${head}${script(CHUNKS)}${script(START)}${calls}</body>`);
    const merged = `${START};self.__next_f.push([1,"ab"]);${other};self.__next_f.push([1,"c"])`;
    expect(html).toBe(`${head}${script(CHUNKS)}${script(merged)}</body>`);
    expect(sources).toEqual([FIRST_SCRIPT, CHUNKS, merged].map(sourceOf));
  });

  it('keeps its data, whatever it contains', () => {
    const pieces = [
      '[["$","a",null,{"className":"x","href":"/y","children":"~a ~~"}]]',
      '{"a":"b\\\\"}',
      "it's \\' </script><!-- \u2028\n",
      'x");self.__next_f.push(alert(1)//',
    ];
    const { html, sources } = withHashes(pieces.map((piece) => script(data(piece))).join(''));
    const [, text = '', ...others] = /^<script>([^<]*)<\/script>$/.exec(html) ?? [];
    const pushed: unknown[] = [];
    new Function('self', text)({ __next_f: pushed });
    expect(others).toEqual([]);
    expect(pushed).toEqual([[1, pieces.join('')]]);
    expect(sources).toEqual([sourceOf(text)]);
  });

  it('keeps its text and its scripts where they are, also between and behind its data', () => {
    const parts = [script(data('a')), 'text', script(data('b')), script('alert(1)'), script(data('c')), 'end'];
    const { html, sources } = withHashes(`begin${parts.join('')}`);
    expect(html).toBe(`begin${parts.join('')}`);
    expect(sources).toEqual(['a', 'b', 'c'].map((text) => sourceOf(data(text))));
    expect(withHashes('text')).toEqual({ html: 'text', sources: [] });
  });

  it.each([START, 'self.__next_f.push([2])', `${data('a')};`, 'self.__next_f.push([1,2])'])(
    'has a hash for its data: %s',
    (call) => expect(withHashes(script(call)).sources).toEqual([sourceOf(call.replace(/;$/, ''))]),
  );

  it.each([
    ['a call that does not end', 'self.__next_f.push([1,"a"]'],
    ['another call with data', 'other.push([1,"a"])'],
    ['code', 'alert(1)'],
    ['code after data', `${data('a')};alert(1)`],
    ['code before data', `alert(1);${data('a')}`],
    ['code in the place of data', 'self.__next_f.push(alert(1))'],
    ['code among the chunks', CHUNKS.replace('[7]', '[alert(1)]')],
    ['code in the first script', FIRST_SCRIPT.replace('var b', 'alert(1);var b')],
  ])('gives no hash to %s', (_, smuggled) =>
    expect(withHashes(script(smuggled))).toEqual({ html: script(smuggled), sources: [] }),
  );
});
