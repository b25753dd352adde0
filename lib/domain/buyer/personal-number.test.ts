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
  ['with a plus before the hundredth birthday', '261204+9029', '2026-11-26T12:00:00Z', '192612049029'],
  ['a century that nobody lives in', '18991231-9820', '2026-11-26T12:00:00Z', 'birth-date'],
  ['a month and day that nobody knows', '19380060-2397', '2026-11-26T12:00:00Z', '193800602397'],
  ['an unknown day of birth, eighteen years after its year', '20080060-2385', '2026-11-26T12:00:00Z', 'age-unknown'],
  ['born tomorrow, so a hundred years ago', '121212-1212', '2012-12-11T12:00:00Z', '191212121212'],
  ['with a plus, a hundred years earlier', '121212+1212', '2012-12-12T12:00:00Z', '191212121212'],
  ['twelve digits of tomorrow', '20121212-1212', '2012-12-11T12:00:00Z', 'birth-date'],
  ['twelve digits of today', '20121212-1212', '2012-12-12T12:00:00Z', 'under-age'],
])('counts eighteen years to the day: %s', (_, number, at, expected) => expect(read(number, at)).toBe(expected));

it.each([
  ['198507099805', '19850709-****'],
  ['x', ''],
  ['1985070998051', ''],
  ['x198507099805', ''],
])('masks %s for display as %j', (number, shown) => expect(maskPersonalNumber(number)).toBe(shown));

it.each(['198513099807', '198507929803', '198513699804', '198500319804', '198507599804', '198504319800'])(
  'refuses the impossible day of birth of %s, whatever its check digit',
  (number) => expect(read(number)).toBe('check'),
);

// A day that February does not have stands for any day of it.
it.each([
  ['2026-01-31T12:00:00Z', 'under-age'],
  ['2026-02-01T12:00:00Z', 'age-unknown'],
  ['2026-02-28T12:00:00Z', 'age-unknown'],
  ['2026-03-01T12:00:00Z', '200802912386'],
])('at %s a coordination number with a day beyond its month is %s', (at, expected) =>
  expect(read('20080291-2386', at)).toBe(expected),
);

/** Of the tax agency's test numbers (personnummer/meta: allPins.json, allCoords.json). */
const PEOPLE = `
  192004269235 192012269243 192103158750 192402289223 192612239232 193001016595 193202119065 193602229092
  194001079120 194302029204`;
const COORDINATED = `
  191403742396 191411672387 191500722390 191600802399 192004912388 192300802390
  193302912385 193309912388 194209912387 194804912386 199611912388 193508732389 193705912388 194000712382 195000692383 195202912381
  195600752389 196102732382 197001902399 197203912386 197404912383 198106912382
  198200662396 198203912384 198810672389 199003912384 199100912386 199602872385 199812902394 200000672386 200108912387
  200203722392 200302912381 200401632385 200500882394 200510912389 200703912386 200702792383 200808852388`;
const YOUNG = '200902912385 201000802395 201109912384 201402912388 201604912384 202201612393 201701012393 201602292383';

const checked = (list: string) => list.trim().split(/\s+/);

it.each([
  ['people', PEOPLE],
  ['coordination numbers, with unknown and impossible days', COORDINATED],
])('reads test numbers of %s', (_, list) =>
  expect(checked(list).filter((number) => read(number, '2026-11-26T12:00:00Z') !== number)).toEqual([]),
);

it('tells a young person so, and names BankID where a number does not show the age', () => {
  const at = '2026-11-26T12:00:00Z';
  expect(checked(YOUNG).filter((number) => read(number, at) !== 'under-age')).toEqual([]);
  expect(['200800662397', '200800772386', '200800832388'].map((number) => read(number, at))).toEqual(
    Array(3).fill('age-unknown'),
  );
});
