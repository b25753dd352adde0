import { beforeEach, expect, it, vi } from 'vitest';
import { cartProduct } from '@/lib/cart/cart.fixture';
import { quantityChange } from './quantity-change';

const added = quantityChange(cartProduct(), 1);

/** A freshly opened page: its data layer and its own instance of the module. */
async function openPage() {
  vi.resetModules();
  const page: { dataLayer?: { event?: string }[] } = {};
  vi.stubGlobal('window', page);
  const told = () => page.dataLayer?.flatMap(({ event }) => event ?? []) ?? [];
  return { page, told, ...(await import('./data-layer')) };
}

beforeEach(() => vi.unstubAllGlobals());

it('holds events until consent is granted, then sends them', async () => {
  const { page, told, pushEvent, setPermission } = await openPage();
  pushEvent(added);
  expect(page.dataLayer).toBeUndefined();
  setPermission('granted');
  expect(told()).toEqual(['add_to_cart']);
  pushEvent(added);
  expect(told()).toEqual(['add_to_cart', 'add_to_cart']);
});

it('drops waiting events for good when consent is denied', async () => {
  const { page, told, pushEvent, setPermission } = await openPage();
  pushEvent(added);
  setPermission('denied');
  pushEvent(added);
  expect(page.dataLayer).toBeUndefined();
  setPermission('granted');
  expect(told()).toEqual([]);
});

it('stops sending when consent is revoked', async () => {
  const { told, pushEvent, setPermission } = await openPage();
  setPermission('granted');
  pushEvent(added);
  setPermission('denied');
  pushEvent(added);
  expect(told()).toEqual(['add_to_cart']);
});

it('holds at most 30 waiting events', async () => {
  const { told, pushEvent, setPermission } = await openPage();
  for (let index = 0; index < 500; index += 1) pushEvent(added);
  setPermission('granted');
  expect(told()).toHaveLength(30);
});
