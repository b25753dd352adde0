// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

const retry = vi.fn();
const reported = vi.fn();
vi.stubGlobal('reportError', reported);

afterEach(() => {
  vi.resetModules();
  vi.doUnmock('./error-message');
  vi.clearAllMocks();
});

async function show(error: unknown) {
  const { LazyErrorMessage } = await import('./lazy-error-message');
  render(<LazyErrorMessage error={error} retry={retry} />);
  await screen.findByRole('heading', { name: 'Något gick fel hos oss' }, { timeout: 20_000 });
}

it('shows the error, reports it once, and lets the reader retry', async () => {
  const error = new Error('broken');
  await show(error);
  expect(screen.getByText(/ring oss på/)).toBeTruthy();
  expect(reported).toHaveBeenCalledExactlyOnceWith(error);
  fireEvent.click(screen.getByRole('button', { name: 'Försök igen' }));
  expect(retry).toHaveBeenCalledOnce();
});

it('does so with a shorter text when its own code cannot be loaded', async () => {
  vi.doMock('./error-message', () => {
    throw new Error('no network');
  });
  await show(new Error('broken'));
  expect(screen.queryByText(/ring oss på/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Försök igen' }));
  expect(retry).toHaveBeenCalledOnce();
});
