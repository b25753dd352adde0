import { expect, it } from 'vitest';
import { maskPersonalNumber, readPersonalNumber } from './personal-number';

/** The twelve digits, or the problem. */
function read(input: string, at = '2026-03-01T10:00:00Z'): string {
  const result = readPersonalNumber(input, new Date(at));
  return result.ok ? result.value : result.problem;
}

it.each([
  ['191212121212', '191212121212'],
  ['19121212-1212', '191212121212'],
  ['121212+1212', '191212121212'],
  ['850709-9805', '198507099805'],
  ['8507099805', '198507099805'],
  ['19 850709 9805', '198507099805'],
  ['850709–9805', '198507099805'],
  ['701063-2391', '197010632391'],
  ['', 'empty'],
  [' \u00a0', 'empty'],
  ['123', 'format'],
  ['19121212121a', 'format'],
  ['T91212-1212', 'format'],
  ['19198507099805', 'format'],
  ['850709--9805', 'format'],
  ['191212121213', 'check'],
  ['198513099805', 'check'],
  ['850709-0002', 'check'],
])('reads %j as %s (domain.md 3.6)', (input, expected) => expect(read(input)).toBe(expected));

it.each([
  ['the day before', '198507099805', '2003-07-08T12:00:00Z', 'under-age'],
  ['a minute before it, in Sweden', '201212121212', '2030-12-11T22:59:00Z', 'under-age'],
  ['a minute into it, in Sweden', '201212121212', '2030-12-11T23:01:00Z', '201212121212'],
  ['the day', '198507099805', '2003-07-09T12:00:00Z', '198507099805'],
  ['the day after', '198507099805', '2003-07-10T12:00:00Z', '198507099805'],
  ['a month before, on a later day', '198507099805', '2003-06-20T12:00:00Z', 'under-age'],
  ['a month after, on an earlier day', '198507099805', '2003-08-01T12:00:00Z', '198507099805'],
  ['a year before, in a later month', '198507099805', '2002-12-31T12:00:00Z', 'under-age'],
  ['a coordination number, the day before', '197010632391', '1988-10-02T12:00:00Z', 'under-age'],
  ['a coordination number, the day', '197010632391', '1988-10-03T12:00:00Z', '197010632391'],
  ['born today', '121212-1212', '2012-12-12T12:00:00Z', 'under-age'],
  ['born tomorrow, so a hundred years ago', '121212-1212', '2012-12-11T12:00:00Z', '191212121212'],
  ['with a plus, a hundred years earlier', '121212+1212', '2012-12-12T12:00:00Z', '191212121212'],
  ['twelve digits of tomorrow', '20121212-1212', '2012-12-11T12:00:00Z', 'future'],
  ['twelve digits of today', '20121212-1212', '2012-12-12T12:00:00Z', 'under-age'],
])('counts eighteen years to the day: %s', (_, number, at, expected) => expect(read(number, at)).toBe(expected));

it.each([
  ['198507099805', '19850709-****'],
  ['x', ''],
  ['1985070998051', ''],
  ['x198507099805', ''],
])('masks %s for display as %j', (number, shown) => expect(maskPersonalNumber(number)).toBe(shown));
