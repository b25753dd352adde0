import { expect, it } from 'vitest';
import { formatCountdown } from './countdown';

it('formats seconds as minutes and seconds', () => {
  expect(formatCountdown(402)).toBe('06:42');
  expect(formatCountdown(599)).toBe('09:59');
  expect(formatCountdown(-3)).toBe('00:00');
});
