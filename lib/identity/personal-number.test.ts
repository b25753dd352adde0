import { describe, expect, it } from 'vitest';
import { maskPersonalNumber, readPersonalNumber } from './personal-number';

const now = new Date('2026-03-01T10:00:00Z');
const read = (input: string, at = now) => readPersonalNumber(input, at);
const problem = (input: string, at = now) => {
  const result = read(input, at);
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
  ])('refuses %j as %s', (input, expected) => expect(problem(input)).toBe(expected));

  it('reads ten digits with a minus in the latest century that is not in the future', () => {
    expect(problem('121212-1212')).toBe('under-age');
    expect(read('121212-1212', new Date('2012-12-11T10:00:00Z'))).toEqual({ ok: true, value: '191212121212' });
  });

  it('lets a customer buy from the eighteenth birthday, Swedish time', () => {
    expect(problem('201212121212', new Date('2030-12-11T22:59:00Z'))).toBe('under-age');
    expect(read('201212121212', new Date('2030-12-11T23:01:00Z'))).toMatchObject({ ok: true });
  });

  it('refuses a birth date that is still to come', () =>
    expect(problem('201212121212', new Date('2012-12-11T10:00:00Z'))).toBe('future'));

  it('is masked on the screen', () => {
    expect(maskPersonalNumber('198507099805')).toBe('19850709-****');
    expect(maskPersonalNumber('x')).toBe('');
  });
});
