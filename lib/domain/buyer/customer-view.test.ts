import { expect, it } from 'vitest';
import { formatZipCode, shownEmail } from './customer-view';

it('writes a zip code with a space before the last two characters', () =>
  expect(['21134', '211 34', '34', '3', ''].map(formatZipCode)).toEqual(['211 34', '211 34', '34', '3', '']));

it.each(['x@example.com', 'X@Example.COM', 'x@mail.example.com'])('hides the placeholder address %s', (email) =>
  expect(shownEmail(email)).toBe(''),
);

it.each(['kund@guldkajen.se', 'anna@goldexample.com', 'anna@example.com.se', 'example.com@guldkajen.se'])(
  'shows a customer’s address %s unchanged',
  (email) => expect(shownEmail(email)).toBe(email),
);
