import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nullable, oneOf, readFlag, readNumber, readText, record, that } from './readers';

interface Stored {
  readonly name: string;
  readonly count: number;
  readonly isNew: boolean;
  readonly metal: 'gold' | 'silver' | null;
}

const read = record<Stored>({
  name: that(readText, (name) => name !== ''),
  count: readNumber,
  isNew: readFlag,
  metal: nullable(oneOf('gold', 'silver')),
});

const good = { name: 'Tacka', count: 2, isNew: false, metal: null };

describe('a stored record', () => {
  it('comes back with its own fields only', () => {
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
  ])('with %s is not read', (_, value) => {
    expect(read(value)).toBeUndefined();
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.anything(), (value) => void read(value)));
  });
});
