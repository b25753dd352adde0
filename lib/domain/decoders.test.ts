import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Decoder,
  listOf,
  nullable,
  objectOf,
  oneOf,
  readFlag,
  readNumber,
  readText,
  refine,
} from '@/lib/domain/decoders';
import { holds } from '@/lib/domain/inputs.fixture';

interface Stored {
  readonly name: string;
  readonly count: number;
  readonly isNew: boolean;
  readonly metal: 'gold' | 'silver' | null;
}

const read = objectOf<Stored>({
  name: refine(readText, (name) => name !== ''),
  count: readNumber,
  isNew: readFlag,
  metal: nullable(oneOf('gold', 'silver')),
});

const good = { name: 'Tacka', count: 2, isNew: false, metal: null };

describe('a stored record', () => {
  it('keeps its own fields only', () => {
    expect(read({ ...good, token: 'x' })).toEqual(good);
    expect(read({ ...good, metal: 'silver' })).toEqual({ ...good, metal: 'silver' });
  });

  it.each([
    ['a missing field', { name: 'Tacka', count: 2, metal: null }],
    ['a field of another kind', { ...good, count: '2' }],
    ['a number that is none', { ...good, count: Number.NaN }],
    ['an unknown word', { ...good, metal: 'platinum' }],
    ['null where a value is needed', { ...good, isNew: null }],
    ['a value that is not allowed', { ...good, name: '' }],
    ['a list', [good]],
    ['nothing', null],
  ])('with %s is rejected', (_, value) => {
    expect(read(value)).toBeUndefined();
  });

  it('never throws', () => {
    holds(fc.property(fc.anything(), (value) => void read(value)));
  });
});

it.each([
  ['a list in its order', listOf(readText), ['b', '', 'a'], ['b', '', 'a']],
  ['an empty list', listOf(readText), [], []],
  ['a list with null', listOf(nullable(readText)), ['a', null], ['a', null]],
  ['a list with an unreadable value', listOf(readText), ['a', 5], undefined],
  ['nothing for a list', listOf(readText), null, undefined],
  ['a word for a list', listOf(readText), 'a', undefined],
  ['a record for a list', listOf(readText), { 0: 'a', length: 1 }, undefined],
  ['zero', readNumber, 0, 0],
  ['a fraction', readNumber, -1.5, -1.5],
  ['an infinite number', readNumber, Number.POSITIVE_INFINITY, undefined],
  ['a number as a text', readNumber, '1', undefined],
  ['a string for an object', objectOf({}), 'x', undefined],
])('%s is read as it should', (_, decode: Decoder<unknown>, value, expected) =>
  expect(decode(value)).toEqual(expected),
);

it('a value is not checked further when unreadable', () => {
  const requested: unknown[] = [];
  const decode = refine(readText, (value) => requested.push(value) > 0);
  expect([decode(5), decode('x')]).toEqual([undefined, 'x']);
  expect(requested).toEqual(['x']);
});
