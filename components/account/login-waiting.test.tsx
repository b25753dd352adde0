// @vitest-environment happy-dom
import { render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { LoginWaiting } from './login-waiting';

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: () => {}, replace: () => {} }) }));

it('says with a reference that an identification has failed', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ state: 'failed', reference: '9f8e7d6c' }));
  render(<LoginWaiting />);
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/ Referens: 9f8e7d6c$/));
});
