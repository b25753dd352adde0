import { beforeEach, expect, it, vi } from 'vitest';
import { cartProduct } from '@/lib/domain/cart/cart.fixture';
import { quantityChange } from './quantity-change';

const added = quantityChange(cartProduct(), 1);

/** A freshly opened page: its data layer and its own instance of the module. */
async function openPage() {
  vi.resetModules();
  const page: { dataLayer?: { event?: string }[] } = {};
  vi.stubGlobal('window', page);
  const events = () => page.dataLayer?.flatMap(({ event }) => event ?? []) ?? [];
  return { page, events, ...(await import('./data-layer')) };
}

beforeEach(() => vi.unstubAllGlobals());

it('drops the queued events when consent is refused', async () => {
  const { page, events, pushEvent, setPermission } = await openPage();
  pushEvent(added);
  setPermission('denied');
  pushEvent(added);
  expect(page.dataLayer).toBeUndefined();
  setPermission('granted');
  expect(events()).toEqual([]);
});

it('limits the queue of events before consent', async () => {
  const { events, pushEvent, setPermission } = await openPage();
  for (let index = 0; index < 500; index += 1) pushEvent(added);
  setPermission('granted');
  expect(events()).toHaveLength(30);
});
