import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '@/lib/fuzz/inputs';
import { listOf, nullable, objectOf, oneOf, readFlag, readNumber, readText, refine } from './decoders';

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

describe('a stored list', () => {
  const readWords = listOf(readText);
  it('keeps its order, and may be empty', () => {
    expect(readWords(['b', '', 'a'])).toEqual(['b', '', 'a']);
    expect(readWords([])).toEqual([]);
    expect(listOf(nullable(readText))(['a', null])).toEqual(['a', null]);
  });
  it.each([
    ['one that cannot be read', ['a', 5]],
    ['nothing', null],
    ['a word', 'a'],
    ['a record', { 0: 'a', length: 1 }],
  ])('with %s is rejected', (_, value) => expect(readWords(value)).toBeUndefined());
});

describe('a stored value', () => {
  it('is a number only when finite', () => {
    expect([0, -1.5].map(readNumber)).toEqual([0, -1.5]);
    expect([Number.POSITIVE_INFINITY, Number.NaN, '1'].map(readNumber)).toEqual([undefined, undefined, undefined]);
  });
  it('is not checked further when unreadable', () => {
    const requested: unknown[] = [];
    const read = refine(readText, (value) => requested.push(value) > 0);
    expect([read(5), read('x')]).toEqual([undefined, 'x']);
    expect(requested).toEqual(['x']);
  });
  it('is not an object when it is a string', () => expect(objectOf({})('x')).toBeUndefined());
});
