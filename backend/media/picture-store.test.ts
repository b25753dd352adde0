import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import type { PictureSpec } from '../pictures/render';
import { createPictureStore } from './picture-store';

const spec = (code: string): PictureSpec => ({
  kind: 'coin',
  metal: 'gold',
  view: 1,
  name: code,
  brand: null,
  weightLabel: '1 oz',
  purity: 999.9,
  series: 'maple-leaf-guld',
  year: null,
  code,
  box: null,
});

const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A renderer that draws when the test tells it to. */
function slowRenderer() {
  const waiting: (() => void)[] = [];
  const drawn: string[] = [];
  return {
    drawn,
    waiting,
    render: (wanted: PictureSpec) => {
      drawn.push(wanted.code);
      return new Promise<Buffer>((resolve) => waiting.push(() => resolve(Buffer.from(wanted.code))));
    },
    /** Draws until the waiting callers have their pictures; the disk takes an unknown time. */
    async finish<T>(pictures: Promise<T>): Promise<T> {
      let isDone = false;
      const done = pictures.finally(() => {
        isDone = true;
      });
      while (!isDone) {
        waiting.shift()?.();
        await new Promise((resolve) => setImmediate(resolve));
      }
      return done;
    },
  };
}

it('draws a picture once for concurrent callers, and not again after a restart', async () => {
  const renderer = slowRenderer();
  const store = createPictureStore(folder, renderer.render);
  const both = Promise.all([store.get(spec('a')), store.get(spec('a'))]);
  const [first, second] = await renderer.finish(both);
  expect(first.bytes.toString()).toBe('a');
  expect(second).toEqual(first);
  expect(await createPictureStore(folder, renderer.render).get(spec('a'))).toEqual(first);
  expect(renderer.drawn).toEqual(['a']);
  expect(await readdir(folder)).toHaveLength(1);
});

it('draws at most two at a time', async () => {
  const renderer = slowRenderer();
  const store = createPictureStore(null, renderer.render);
  const all = Promise.all(['a', 'b', 'c', 'd'].map((code) => store.get(spec(code))));
  await new Promise((resolve) => setImmediate(resolve));
  expect(renderer.drawn).toEqual(['a', 'b']);
  expect((await renderer.finish(all)).map(({ bytes }) => bytes.toString())).toEqual(['a', 'b', 'c', 'd']);
});

it('retries after a failure', async () => {
  let failing = true;
  const store = createPictureStore(null, async (wanted) => {
    if (failing) throw new Error('no letter for that');
    return Buffer.from(wanted.code);
  });
  await expect(store.get(spec('a'))).rejects.toThrow('no letter');
  failing = false;
  expect((await store.get(spec('a'))).bytes.toString()).toBe('a');
});
