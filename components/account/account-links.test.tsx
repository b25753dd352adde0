// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useAuth } from '@/stores/auth-store';
import { AccountLinks } from './account-links';

vi.mock('next/navigation', () => ({ useRouter: () => ({}), usePathname: () => '/' }));
vi.mock('./sign-out', () => {
  throw new Error('ChunkLoadError');
});

it('reloads the page when a newer release has replaced the code of "Logga ut"', async () => {
  vi.stubGlobal('fetch', async () => new Response());
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  useAuth.setState({ customerId: '1' });
  render(<AccountLinks />);
  fireEvent.click(screen.getByRole('button', { name: 'Logga ut' }));
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce(), 20_000);
});
