import { describe, expect, it } from 'vitest';
import { maskPersonalNumber, readPersonalNumber } from './personal-number';

const now = new Date('2026-03-01T10:00:00Z');
const read = (input: string) => readPersonalNumber(input, now);
const problem = (input: string, at = now) => {
  const result = readPersonalNumber(input, at);
  return result.ok ? 'none' : result.problem;
};

describe('personal number (domain.md 3.6)', () => {
  it.each([
    ['191212121212', '191212121212'],
    ['19121212-1212', '191212121212'],
    ['121212+1212', '191212121212'],
    ['850709-9805', '198507099805'],
    ['8507099805', '198507099805'],
    ['19 850709 9805', '198507099805'],
    ['850709–9805', '198507099805'],
  ])('reads %s', (input, value) => expect(read(input)).toEqual({ ok: true, value }));

  it('accepts a coordination number', () => expect(read('701063-2391')).toEqual({ ok: true, value: '197010632391' }));

  it.each([
    ['', 'empty'],
    ['123', 'format'],
    ['19121212121a', 'format'],
    ['T91212-1212', 'format'],
    ['191212121213', 'check'],
    ['198513099805', 'check'],
  ])('rejects %j as %s', (input, expected) => expect(problem(input)).toBe(expected));

  it('reads ten digits with a minus in the latest century that is not in the future', () =>
    expect(readPersonalNumber('121212-1212', new Date('2012-12-11T10:00:00Z'))).toEqual({
      ok: true,
      value: '191212121212',
    }));

  it.each([
    ['the day before', '198507099805', '2003-07-08T12:00:00Z', 'under-age'],
    ['a minute before it, in Sweden', '201212121212', '2030-12-11T22:59:00Z', 'under-age'],
    ['a minute into it, in Sweden', '201212121212', '2030-12-11T23:01:00Z', 'none'],
    ['the day', '198507099805', '2003-07-09T12:00:00Z', 'none'],
    ['the day after', '198507099805', '2003-07-10T12:00:00Z', 'none'],
    ['a month before, on a later day', '198507099805', '2003-06-20T12:00:00Z', 'under-age'],
    ['a month after, on an earlier day', '198507099805', '2003-08-01T12:00:00Z', 'none'],
    ['a year before, in a later month', '198507099805', '2002-12-31T12:00:00Z', 'under-age'],
    ['a coordination number, the day before', '197010632391', '1988-10-02T12:00:00Z', 'under-age'],
    ['a coordination number, the day', '197010632391', '1988-10-03T12:00:00Z', 'none'],
  ])('counts eighteen years to the day: %s', (_, number, at, expected) =>
    expect(problem(number, new Date(at))).toBe(expected),
  );

  it.each([
    ['born today', '121212-1212', '2012-12-12T12:00:00Z', 'under-age'],
    ['born tomorrow, so a hundred years ago', '121212-1212', '2012-12-11T12:00:00Z', 'none'],
    ['with a plus, a hundred years earlier', '121212+1212', '2012-12-12T12:00:00Z', 'none'],
    ['twelve digits of tomorrow', '20121212-1212', '2012-12-11T12:00:00Z', 'future'],
    ['twelve digits of today', '20121212-1212', '2012-12-12T12:00:00Z', 'under-age'],
    ['a serial number that nobody is given', '850709-0002', '2026-03-01T10:00:00Z', 'check'],
    ['three digits too many', '19198507099805', '2026-03-01T10:00:00Z', 'format'],
    ['two separators', '850709--9805', '2026-03-01T10:00:00Z', 'format'],
    ['only spaces', ' \u00a0', '2026-03-01T10:00:00Z', 'empty'],
  ])('reads the number of a person %s', (_, number, at, expected) =>
    expect(problem(number, new Date(at))).toBe(expected),
  );

  it('is masked for display', () => {
    expect(maskPersonalNumber('198507099805')).toBe('19850709-****');
    expect(maskPersonalNumber('x')).toBe('');
    expect(maskPersonalNumber('1985070998051')).toBe('');
    expect(maskPersonalNumber('x198507099805')).toBe('');
  });
});
