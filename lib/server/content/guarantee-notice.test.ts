import { expect, it, vi } from 'vitest';
import { warnOfMissingNotice } from './guarantee-notice';

it.each([
  ['without the official picture', '', 1],
  ['with it', '/images/laglig-garanti.svg', 0],
])('a start %s warns as often as it should', (_, notice, times) => {
  const warn = vi.fn();
  warnOfMissingNotice(notice, warn);
  expect(warn).toHaveBeenCalledTimes(times);
  if (times > 0) expect(warn).toHaveBeenCalledWith(expect.stringContaining('laglig-garanti.svg'));
});
