// @vitest-environment happy-dom
import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { getQueryClient } from '@/components/queries/client';
import { useAuth } from '@/stores/auth-store';
import { Profile } from './profile';

vi.mock('next/navigation', () => ({ useRouter: () => ({}) }));

it('requests the customer once, also in a browser that has a session but no stored customer, and leads on without orders', async () => {
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
  render(<Profile withoutOrders={<p>Mest köpta</p>} />);
  await screen.findByText('Du har inte beställt något än.');
  expect(screen.getByText('Mest köpta')).toBeTruthy();
  expect(fetched.mock.calls.map(([address]) => address)).toEqual([
    '/api/commerce/get-customer',
    '/api/commerce/get-orders',
  ]);
});

it.each([
  ['the customer', 'get-customer', 'Dina uppgifter kunde inte hämtas.'],
  ['the orders', 'get-orders', 'Beställningarna kunde inte hämtas.'],
])('says with a reference that %s could not be fetched', async (_what, call, text) => {
  const customer = { customerId: '7', firstName: 'Maja', lastName: 'Ek', email: '', address: '', zipCode: '' };
  const rest = { city: '', county: '', phone: '', blocked: false, subscribedToNewsletter: false, maskedSsn: '' };
  vi.stubGlobal('fetch', async (address: string) =>
    address.endsWith(call)
      ? Response.json({ code: 502, message: 'UPSTREAM' }, { status: 502, headers: { 'x-request-id': '0a-9f8e7d6c' } })
      : Response.json({ ...customer, ...rest, isAdult: true }),
  );
  getQueryClient().clear();
  getQueryClient().setDefaultOptions({ queries: { retry: false } });
  render(<Profile />);
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(`${text} Referens: 9f8e7d6c`));
});

it('shows the customer who has signed in in another tab, in place of the login', async () => {
  const customer = { customerId: '7', firstName: 'Maja', lastName: 'Ek', email: '', address: '', zipCode: '' };
  const rest = { city: '', county: '', phone: '', blocked: false, subscribedToNewsletter: false, maskedSsn: '' };
  let isSignedIn = false;
  vi.stubGlobal('fetch', async (address: string) => {
    if (!isSignedIn) return Response.json({ code: 401, message: 'SESSION' }, { status: 401 });
    return Response.json(address.endsWith('get-customer') ? { ...customer, ...rest, isAdult: true } : []);
  });
  getQueryClient().clear();
  render(<Profile />);
  await screen.findByRole('button', { name: 'Starta BankID' });
  isSignedIn = true;
  act(() => useAuth.getState().setCustomer({ ...customer, blocked: false }, new Date()));
  expect(await screen.findByText('Maja Ek')).toBeTruthy();
});
