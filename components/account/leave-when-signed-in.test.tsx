// @vitest-environment happy-dom
import { render, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { getQueryClient } from '@/components/queries/client';
import { useAuth } from '@/stores/auth-store';
import { LeaveWhenSignedIn } from './leave-when-signed-in';

const { replace } = vi.hoisted(() => ({ replace: vi.fn() }));
vi.mock('next/navigation', () => ({ useRouter: () => ({ replace }) }));

const CUSTOMER = { customerId: '7', firstName: 'Maja', lastName: 'Ek', email: '', address: '', zipCode: '', city: '' };
const REST = { county: '', phone: '', blocked: false, subscribedToNewsletter: false, maskedSsn: '', isAdult: true };
const ended = () => Response.json({ code: 401, message: 'SESSION' }, { status: 401 });

function openLogin(response: () => Response) {
  replace.mockClear();
  getQueryClient().clear();
  let respond = () => {};
  const requested = new Promise<void>((resolve) => {
    respond = resolve;
  });
  vi.stubGlobal('fetch', async () => {
    await requested;
    return response();
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  useAuth.getState().setCustomer({ customerId: '7', firstName: 'Maja', blocked: false }, new Date());
  const { unmount } = render(<LeaveWhenSignedIn />);
  onTestFinished(unmount);
  return respond;
}

it('leaves the login only after the server has confirmed the session', async () => {
  const respond = openLogin(() => Response.json({ ...CUSTOMER, ...REST }));
  await Promise.resolve();
  expect(replace).not.toHaveBeenCalled();
  respond();
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/profile'));
});

it('stays at the login of a customer whose session has ended unnoticed, so that no press is lost', async () => {
  openLogin(ended)();
  await waitFor(() => expect(useAuth.getState().customerId).toBeNull());
  expect(replace).not.toHaveBeenCalled();
});
