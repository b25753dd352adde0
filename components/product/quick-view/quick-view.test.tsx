// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getQueryClient } from '@/components/queries/client';
import { ore } from '@/lib/domain/prices/money';
import type { Product } from '@/lib/domain/product/product';
import { aProduct, aVariant } from '@/lib/domain/product/product.fixture';
import { useCart } from '@/stores/cart-store';
import { usePriceStatus } from '@/stores/price-status-store';
import { useSettings } from '@/stores/settings-store';
import { QuickView } from './quick-view';
import { quickViewData } from './quick-view-data';

const requested = vi.fn<() => Promise<Response>>();
const respond = (product: Product) => requested.mockImplementation(async () => Response.json(quickViewData(product)));

const BEFORE = Date.parse('2026-11-22T07:05:00Z');
const NOW = Date.parse('2026-11-22T07:15:00Z');
const ADD = 'Lägg till i varukorg';
const show = (epoch: number) => act(async () => usePriceStatus.getState().setShown(epoch));

beforeEach(() => void vi.stubGlobal('fetch', requested));
afterEach(() => {
  getQueryClient().clear();
  requested.mockReset();
  vi.unstubAllGlobals();
  useCart.getState().clear();
});

it('shows the end date of a reduction', async () => {
  const product = aProduct({ reducedFrom: ore(2_000_000), until: '2026-12-31T22:59:59.000Z' });
  respond(product);
  render(<QuickView code="tacka" onClose={() => {}} />);
  expect((await screen.findByText(/Tidsbegränsat, till och med/)).closest('p')?.textContent).toMatch(
    /Tidsbegränsat, till och med 31\sdecember\s2026/,
  );
});

it('shows that it retries', async () => {
  requested.mockRejectedValueOnce(new Error('no response'));
  render(<QuickView code="tacka" onClose={() => {}} />);
  const again = await screen.findByRole('button', { name: 'Försök igen' });
  expect(screen.getByRole('alert').textContent).toContain('Produkten kunde inte hämtas.');
  requested.mockReturnValue(new Promise(() => {}));
  fireEvent.click(again);
  expect(await screen.findByText('Hämtar …')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each([
  ['a product', aProduct()],
  ['a variant', aProduct({ variants: [aVariant({ id: '1', size: 'S' }), aVariant({ id: '2', size: 'M' })] })],
])('%s keeps the epoch of its shown price when the new price could not be fetched', async (_, given) => {
  respond(given);
  await show(BEFORE);
  render(<QuickView code={given.code} onClose={() => {}} />);
  await screen.findByRole('button', { name: given.variants.length > 1 ? 'Välj utförande' : ADD });
  requested.mockRejectedValue(new TypeError('no response'));
  await show(NOW);
  expect(requested).toHaveBeenCalledTimes(2);
  const size = screen.queryByRole('button', { name: 'M' });
  if (size) fireEvent.click(size);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: ADD })));
  expect(useCart.getState().data).toHaveLength(1);
  expect(useSettings.getState().lastPriceUpdate).toBe(new Date(BEFORE).toISOString());
});
