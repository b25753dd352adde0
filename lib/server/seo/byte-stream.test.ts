import { expect, it } from 'vitest';
import { byteStream } from './byte-stream';

function* chunks() {
  for (let part = 0; part < 10_000; part += 1) yield `å${part};`;
}

it('contains all chunks as UTF-8', async () => {
  expect(await new Response(byteStream(chunks())).text()).toBe([...chunks()].join(''));
});

it('ends its source, and nothing else, when its reader leaves', async () => {
  const source = chunks();
  const reader = byteStream(source).getReader();
  await reader.read();
  await reader.cancel();
  expect(source.next().done).toBe(true);
  expect((await reader.read()).done).toBe(true);
});

it('lets other work have its turn before its end', async () => {
  let hadTurn = false;
  setImmediate(() => {
    hadTurn = true;
  });
  const turns: boolean[] = [];
  for await (const _ of byteStream(chunks())) turns.push(hadTurn);
  expect(turns.at(-1)).toBe(true);
});
