import { describe, expect, it } from 'vitest';
import { register } from '../simulators/register';
import { endOfNextBankDay } from './bank-days';
import { ocrReference } from './ocr';
import { isAdult, readPersonalNumber } from './personal-number';

const now = new Date('2026-03-10T09:00:00Z');

describe('personal numbers', () => {
  it.each([
    ['191212121212', '191212121212'],
    ['19850709-9805', '198507099805'],
    ['850709-9805', '198507099805'],
    [' 850709 9805 ', '198507099805'],
    ['121212+1212', '191212121212'],
    ['701063-2391', '197010632391'],
  ])('parses %j', (input, twelve) => {
    expect(readPersonalNumber(input, now)).toBe(twelve);
  });

  it.each(['198507099806', '199008072391', '19850732-9805', '850709980', '20300101-0017', 'TF850709-9805', ''])(
    'rejects %j',
    (input) => {
      expect(readPersonalNumber(input, now)).toBeNull();
    },
  );

  it('turns 18 on the birthday, in Swedish time', () => {
    expect(isAdult('200803110000', new Date('2026-03-10T22:59:00Z'))).toBe(false);
    expect(isAdult('200803110000', new Date('2026-03-10T23:00:00Z'))).toBe(true);
    expect(isAdult('200803710000', new Date('2026-03-10T23:00:00Z'))).toBe(true);
  });

  it('accept every number in the register, each of which is unique', () => {
    expect(register.map((person) => readPersonalNumber(person.personalNumber, now))).toEqual(
      register.map((person) => person.personalNumber),
    );
    expect(new Set(register.map((person) => person.personalNumber)).size).toBe(register.length);
    expect(register.length).toBeGreaterThanOrEqual(8);
  });
});

it.each([
  ['12345', '1234574'],
  ['100123', '10012383'],
  ['10001234', '1000123404'],
])('calculates the payment reference of %s', (digits, reference) => {
  expect(ocrReference(digits)).toBe(reference);
});

it.each([
  ['2026-03-10T09:00:00Z', '2026-03-11T22:59:59.000Z', 'an ordinary Tuesday'],
  ['2026-03-10T23:30:00Z', '2026-03-12T22:59:59.000Z', 'Tuesday night here is Wednesday in Sweden'],
  ['2026-03-27T09:00:00Z', '2026-03-30T21:59:59.000Z', 'a Friday, summer time begins'],
  ['2026-04-02T09:00:00Z', '2026-04-07T21:59:59.000Z', 'Easter'],
  ['2026-12-23T09:00:00Z', '2026-12-28T22:59:59.000Z', 'Christmas'],
  ['2026-06-18T09:00:00Z', '2026-06-22T21:59:59.000Z', 'Midsummer'],
  ['2026-05-13T09:00:00Z', '2026-05-15T21:59:59.000Z', 'Ascension Day'],
])('a transfer ordered %s must be paid before %s (%s)', (ordered, before) => {
  expect(endOfNextBankDay(new Date(ordered)).toISOString()).toBe(before);
});
