// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getQueryClient } from '@/components/queries/client';
import { aProduct } from '@/lib/product/product.fixture';
import { useRecentlySeen } from '@/stores/recently-seen-store';
import { RecentlySeenTiles } from './recently-seen-tiles';
import { savedEntry } from './saved-data';

const requests: string[] = [];
let approach = () => {};

beforeEach(() => {
  localStorage.clear();
  requests.length = 0;
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
  vi.stubGlobal('fetch', async (address: string) => {
    requests.push(address);
    const codes = new URL(address, 'https://shop.example').searchParams.getAll('codes');
    const sold = codes.filter((code) => code !== 'gone');
    return Response.json({ entries: sold.map((code) => savedEntry(aProduct({ code, name: `Tacka ${code}` }), {})) });
  });
});
afterEach(() => {
  getQueryClient().clear();
  vi.unstubAllGlobals();
});

function seen(...codes: string[]) {
  useRecentlySeen.setState({ codes });
}
const names = () => screen.queryAllByRole('link').map(({ textContent }) => textContent?.replace(/[\d\s]+SEK$/u, ''));

it('fetches the viewed products when scrolled near, without those in the cart or no longer sold', async () => {
  seen('a', 'gone', 'B', 'c');
  render(<RecentlySeenTiles inCart={['b']} />);
  expect(requests).toEqual([]);
  act(() => approach());
  await screen.findByText('Tacka a');
  expect(requests).toEqual(['/api/catalogue?codes=a&codes=gone&codes=c']);
  expect(names()).toEqual(['Tacka a', 'Tacka c']);
});

it('renders nothing when no product was viewed, or none is still sold', async () => {
  seen();
  const { container } = render(<RecentlySeenTiles inCart={[]} />);
  expect(container.textContent).toBe('');
  act(() => seen('gone'));
  act(() => approach());
  await vi.waitFor(() => expect(container.textContent).toBe(''));
});

it('is cleared by its button, and the focus moves to the confirmation', async () => {
  seen('a');
  render(<RecentlySeenTiles inCart={[]} />);
  fireEvent.click(screen.getByRole('button', { name: 'Rensa nyligen visade' }));
  expect(document.activeElement?.textContent).toBe('Listan är rensad.');
  expect(JSON.parse(localStorage.getItem('guldkajen-recently-seen') ?? '').state.codes).toEqual([]);
});
