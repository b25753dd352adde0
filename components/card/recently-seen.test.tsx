// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useRecentlySeen } from '@/stores/recently-seen-store';
import { RecentlySeenTiles } from './recently-seen-tiles';

it('leaves nothing of a list whose products are not sold any more', async () => {
  let show = () => {};
  class Observer {
    constructor(callback: IntersectionObserverCallback) {
      show = () => callback([{ isIntersecting: true } as IntersectionObserverEntry], this as never);
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('fetch', async () => Response.json({ entries: [] }));
  useRecentlySeen.getState().add('gone');
  render(<RecentlySeenTiles inCart={[]} />);
  expect(screen.getByRole('region', { name: 'Nyligen visade' })).toBeTruthy();
  act(show);
  await vi.waitFor(() => expect(screen.queryByRole('region')).toBeNull());
});
