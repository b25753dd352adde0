// @vitest-environment happy-dom
import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getQueryClient } from '@/components/queries/client';
import { useRecentlySeen } from '@/stores/recently-seen-store';
import { RecentlySeenTiles } from './recently-seen-tiles';

let approach = () => {};

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        approach = () => callback([{ isIntersecting: true }]);
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('fetch', async () => Response.json({ entries: [] }));
});
afterEach(() => {
  getQueryClient().clear();
  vi.unstubAllGlobals();
});

function seen(...codes: string[]) {
  useRecentlySeen.setState({ codes });
}
it('renders nothing when no product was viewed, or none is still sold', async () => {
  seen();
  const { container } = render(<RecentlySeenTiles inCart={[]} />);
  expect(container.textContent).toBe('');
  act(() => seen('gone'));
  act(() => approach());
  await vi.waitFor(() => expect(container.textContent).toBe(''));
});
