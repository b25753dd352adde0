// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { cartProduct } from '@/lib/domain/cart/cart.fixture';
import { ore } from '@/lib/domain/prices/money';
import { useCart } from '@/stores/cart-store';
import { usePriceStatus } from '@/stores/price-status-store';
import { useSettings } from '@/stores/settings-store';
import { AddDialogs } from './add-dialogs';
import { syncCartPrices } from './price-sync';
import { requestAdd } from './request-add';

const BEFORE = Date.parse('2026-11-22T07:05:00Z');
const NOW = Date.parse('2026-11-22T07:15:00Z');
const ordered = cartProduct({ onHand: false, stock: 0, price: ore(1000) });

function respondWith(times: () => unknown) {
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.includes('get-delivery-time')) return Response.json(times());
    return Response.json(address.includes('product-variants') ? { price: 2000, vat: 0 } : {});
  });
}
const times = (weeks: number | null) => ({ [ordered.variantId]: { error: false, currentStock: null, weeks } });

afterEach(() => {
  vi.unstubAllGlobals();
  useCart.getState().clear();
});

async function expectRepriced() {
  const [line] = useCart.getState().data;
  expect(line).toMatchObject({ price: 1000 });
  expect(line).not.toHaveProperty('epoch');
  expect(useSettings.getState().lastPriceUpdate).toBe(new Date(BEFORE).toISOString());
  await syncCartPrices(NOW);
  expect(useCart.getState().data).toMatchObject([{ price: 2000 }]);
}

it('keeps the epoch of the price while the dialog is open, so that the cart reprices the line', async () => {
  respondWith(() => times(5));
  render(<AddDialogs />);
  usePriceStatus.getState().setShown(BEFORE);
  await requestAdd(ordered, 1);
  usePriceStatus.getState().setShown(NOW);
  fireEvent.click(await screen.findByRole('button', { name: 'Lägg till i varukorgen' }));
  await expectRepriced();
});

it('keeps the epoch even when the server’s is earlier, as after a clock correction', async () => {
  respondWith(() => times(null));
  useSettings.setState({ lastPriceUpdate: new Date(BEFORE).toISOString() });
  useCart.getState().add(cartProduct({ variantId: 'other' }), 1);
  usePriceStatus.setState({ shown: NOW, known: BEFORE });
  await requestAdd(ordered, 1);
  usePriceStatus.setState({ known: null });
  expect(useSettings.getState().lastPriceUpdate).toBe(new Date(NOW).toISOString());
});

it('keeps the epoch while the stock is requested', async () => {
  respondWith(() => {
    usePriceStatus.getState().setShown(NOW);
    return times(null);
  });
  usePriceStatus.getState().setShown(BEFORE);
  await requestAdd(ordered, 1);
  await expectRepriced();
});
