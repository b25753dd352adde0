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
  it('has its data in one script, in order, and the hashes of all inline scripts', async () => {
    const head = `<body>${script(FIRST_SCRIPT)}<main>text</main><script src="/a.js" async=""></script>`;
    const { html, sources } = withHashes(
      `${head}${script(CHUNKS)}${script(START)}${script(data('a'))}${script(data('b'))}</body>`,
    );
    const merged = `${START};self.__next_f.push([1,"ab"])`;
    expect(html).toBe(`${head}${script(CHUNKS)}${script(merged)}</body>`);
    expect(sources).toEqual([FIRST_SCRIPT, CHUNKS, merged].map(sourceOf));
  });

  it('loses the nonce of the visitor it was first rendered for', async () => {
    const { html } = withHashes(`<script nonce="abc">${data('a')}</script>`);
    expect(html).toBe(script('self.__next_f.push([1,"a"])'));
  });

  it('is unchanged by a second pass', async () => {
    const once = withHashes(script(START) + script(data('a')) + script(data('b')));
    expect(withHashes(once.html).html).toBe(once.html);
  });

  it('keeps its data, whatever it contains', async () => {
    const pieces = [
      '[["$","a",null,{"className":"x","href":"/y","children":"~a ~~"}]]',
      '{"a":"b\\\\"}',
      "it's \\' </script><!-- \u2028\n",
      'å',
    ];
    const { html } = withHashes(pieces.map((piece) => script(data(piece))).join(''));
    const [, text = '', ...others] = /^<script>([^<]*)<\/script>$/.exec(html) ?? [];
    const pushed: unknown[] = [];
    new Function('self', text)({ __next_f: pushed });
    expect(others).toEqual([]);
    expect(pushed).toEqual([[1, pieces.join('')]]);
  });

  it('keeps other data between texts in place', async () => {
    const other = 'self.__next_f.push([3,"AAAA"])';
    const { html } = withHashes(script(data('a')) + script(other) + script(data('b')));
    expect(html).toBe(script(`self.__next_f.push([1,"a"]);${other};self.__next_f.push([1,"b"])`));
  });

  it.each([
    ['code', 'alert(1)'],
    ['code after data', `${data('a')};alert(1)`],
    ['code before data', `alert(1);${data('a')}`],
    ['code in the place of data', 'self.__next_f.push(alert(1))'],
    ['code among the chunks', CHUNKS.replace('[7]', '[alert(1)]')],
    ['code in the first script', FIRST_SCRIPT.replace('var b', 'alert(1);var b')],
  ])('gives no hash to %s', async (_, smuggled) => {
    const { html, sources } = withHashes(script(smuggled));
    expect(html).toBe(script(smuggled));
    expect(sources).toEqual([]);
  });

  it('treats a product name that looks like a script as data', async () => {
    const name = data('x");self.__next_f.push(alert(1)//');
    const { sources } = withHashes(script(name) + script(data('b')));
    expect(sources).toEqual([
      sourceOf(`self.__next_f.push(${JSON.stringify([1, 'x");self.__next_f.push(alert(1)//b'])})`),
    ]);
  });
});
