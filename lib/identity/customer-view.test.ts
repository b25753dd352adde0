import { expect, it } from 'vitest';
import { formatZipCode, shownEmail } from './customer-view';

it('writes a zip code with a space before the last two characters', () =>
  expect(['21134', '211 34', '34', '3', ''].map(formatZipCode)).toEqual(['211 34', '211 34', '34', '3', '']));

it('shows a placeholder address as none', () =>
  expect(['x@example.com', 'kund@guldkajen.se'].map(shownEmail)).toEqual(['', 'kund@guldkajen.se']));
