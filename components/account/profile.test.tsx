// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Profile } from './profile';

vi.mock('next/navigation', () => ({ useRouter: () => ({}) }));

it('requests the customer once, also in a browser that has a session but no stored customer', async () => {
  const customer = {
    customerId: '7',
    firstName: 'Maja',
    lastName: 'Ek',
    email: '',
    address: '',
    zipCode: '',
    city: '',
  };
  const rest = { county: '', phone: '', blocked: false, subscribedToNewsletter: false, maskedSsn: '', isAdult: true };
  const fetched = vi.fn(async (address: string) =>
    Response.json(address.endsWith('get-customer') ? { ...customer, ...rest } : []),
  );
  vi.stubGlobal('fetch', fetched);
  render(<Profile />);
  await screen.findByText('Du har inte beställt något än.');
  expect(fetched.mock.calls.map(([address]) => address)).toEqual([
    '/api/commerce/get-customer',
    '/api/commerce/get-orders',
  ]);
});
