import { expect, it } from 'vitest';
import type { CustomerResponse } from '@/lib/domain/shop-api/responses';
import { customerAddress, formatZipCode, isProtected, shownEmail } from './customer-view';

it('writes a zip code with a space before the last two characters', () =>
  expect(['21134', '211 34', '34', '3', ''].map(formatZipCode)).toEqual(['211 34', '211 34', '34', '3', '']));

const HOME = { address: 'Storgatan 1', zipCode: '21134', city: 'Malmö' };

it.each([
  [HOME, 'Storgatan 1, 211 34 Malmö'],
  [{ ...HOME, address: '' }, '211 34 Malmö'],
  [{ ...HOME, zipCode: '' }, 'Storgatan 1, Malmö'],
  [{ ...HOME, zipCode: '', city: '' }, 'Storgatan 1'],
])('writes %j as %s', (home, line) => expect(customerAddress(home)).toBe(line));

it('takes a person for protected whose name and address are all missing', () => {
  const nobody = { firstName: '', lastName: '', address: '', zipCode: '', city: '' };
  const rest = { email: 'x@example.com', phone: '0701234567' };
  expect(isProtected({ ...rest, ...nobody } as CustomerResponse)).toBe(true);
  for (const fact of Object.keys(nobody))
    expect(isProtected({ ...rest, ...nobody, [fact]: 'x' } as CustomerResponse), fact).toBe(false);
});

it.each(['x@example.com', 'X@Example.COM', 'x@mail.example.com'])('hides the placeholder address %s', (email) =>
  expect(shownEmail(email)).toBe(''),
);

it.each(['kund@guldkajen.se', 'anna@goldexample.com', 'anna@example.com.se', 'example.com@guldkajen.se'])(
  'shows a customer’s address %s unchanged',
  (email) => expect(shownEmail(email)).toBe(email),
);
