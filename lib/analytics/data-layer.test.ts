import { beforeEach, expect, it, vi } from 'vitest';
import { cartProduct } from '@/lib/cart/cart.fixture';
import { quantityChange } from './quantity-change';

const added = quantityChange(cartProduct(), 1);

/** A freshly opened page: its data layer, and the module as the page has loaded it. */
async function openPage() {
  vi.resetModules();
  const page: { dataLayer?: { event?: string }[] } = {};
  vi.stubGlobal('window', page);
  const told = () => page.dataLayer?.flatMap(({ event }) => event ?? []) ?? [];
  return { page, told, ...(await import('./data-layer')) };
}

beforeEach(() => vi.unstubAllGlobals());

it('tells nothing before a response, and what has happened since when the response is yes', async () => {
  const { page, told, pushEvent, setPermission } = await openPage();
  pushEvent(added);
  expect(page.dataLayer).toBeUndefined();
  setPermission('granted');
  expect(told()).toEqual(['add_to_cart']);
  pushEvent(added);
  expect(told()).toEqual(['add_to_cart', 'add_to_cart']);
});

it('forgets what has happened when the response is no, for good', async () => {
  const { page, told, pushEvent, setPermission } = await openPage();
  pushEvent(added);
  setPermission('denied');
  pushEvent(added);
  expect(page.dataLayer).toBeUndefined();
  setPermission('granted');
  expect(told()).toEqual([]);
});

it('falls silent when a yes is taken back', async () => {
  const { told, pushEvent, setPermission } = await openPage();
  setPermission('granted');
  pushEvent(added);
  setPermission('denied');
  pushEvent(added);
  expect(told()).toEqual(['add_to_cart']);
});

it('holds no more than a page can be expected to wait with', async () => {
  const { told, pushEvent, setPermission } = await openPage();
  for (let index = 0; index < 500; index += 1) pushEvent(added);
  setPermission('granted');
  expect(told()).toHaveLength(30);
});
