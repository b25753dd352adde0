import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readDefences } from './support/defences.mjs';

it.each(readDefences())('$name: the code to remove and its tests exist', ({ file, from, tests }) => {
  expect(readFileSync(file, 'utf8').split(from)).toHaveLength(2);
  expect(tests.filter((path) => !existsSync(path))).toEqual([]);
});
