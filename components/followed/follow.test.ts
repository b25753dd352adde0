// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { savedEntry } from '@/components/card/saved-data';
import { savedQuery } from '@/components/card/saved-query';
import { getQueryClient } from '@/components/queries/client';
import { toasterRequest } from '@/components/ui/toast';
import { ore } from '@/lib/domain/prices/money';
import { aProduct } from '@/lib/domain/product/product.fixture';
import { recordSeen, useFollowed, wantNotice } from '@/stores/followed-store';
import { usePriceStatus } from '@/stores/price-status-store';
import { useWishlist } from '@/stores/wishlist-store';
import { currentOf } from './current';
import { followWishlist } from './follow';

const CODE = 'bar-10g';
let bar = aProduct({ code: CODE });
let version = 'v1';
const requests: string[] = [];
const shown: string[] = [];
let permission: NotificationPermission = 'granted';
let isHidden = false;
let stop = () => {};

class Notice extends EventTarget {
  static get permission() {
    return permission;
  }
  constructor(_: string, { body }: NotificationOptions) {
    super();
    shown.push(body ?? '');
  }
}

function respond(address: string): Response {
  requests.push(address);
  if (address.includes('get-system-status'))
    return Response.json({ changed: '2026-11-28T12:05:00Z', version, age: 1, staleAfter: 900, time: new Date() });
  return Response.json({ entries: [savedEntry(bar, {})] });
}

const entry = () => useFollowed.getState().data.find(({ code }) => code === CODE);
const catalogueRequests = () => requests.filter((address) => address.startsWith('/api/catalogue')).length;

beforeEach(() => {
  bar = aProduct({ code: CODE, name: 'Tacka 10 g', price: ore(1_400_000), inStock: true, onHand: true, stock: 5 });
  [isHidden, permission, version] = [false, 'granted', 'v1'];
  localStorage.clear();
  getQueryClient().clear();
  requests.length = 0;
  shown.length = 0;
  vi.stubGlobal('Notification', Notice);
  vi.stubGlobal('fetch', async (address: string) => respond(address));
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  usePriceStatus.getState().setShown(1);
  useFollowed.setState({ data: [] });
  useWishlist.setState({ data: [{ id: '1', code: CODE, name: bar.name }] });
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function open(): void {
  stop = followWishlist();
}

let epoch = 1;
function nextPrice(price: number): void {
  bar = { ...bar, price: ore(price) };
  epoch += 1;
  usePriceStatus.getState().setShown(epoch);
}

it('records the price after a product has been saved, once, and then requests nothing', async () => {
  open();
  await vi.waitFor(() => expect(entry()?.seen).toMatchObject({ price: 1_400_000, stock: 'inStock' }));
  nextPrice(1_300_000);
  await Promise.resolve();
  expect(catalogueRequests()).toBe(1);
  expect(entry()?.seen?.price).toBe(1_400_000);
});

it('keeps a wish on a page that has the prices already', async () => {
  recordSeen([currentOf(savedEntry(bar, {}))]);
  await getQueryClient().fetchQuery(savedQuery([CODE]));
  open();
  wantNotice(CODE, { below: ore(1_350_000) });
  expect(entry()?.below).toBe(1_350_000);
  expect(localStorage.getItem('guldkajen-followed')).toContain('"below":1350000');
  nextPrice(1_340_000);
  await vi.waitFor(() => expect(shown).toHaveLength(1));
});

it('gives a wanted notice once, when a price change brings the price', async () => {
  open();
  wantNotice(CODE, { below: ore(1_350_000) });
  await vi.waitFor(() => expect(entry()?.seen).toBeTruthy());
  expect(shown).toEqual([]);
  nextPrice(1_340_000);
  await vi.waitFor(() => expect(shown).toEqual([expect.stringContaining('Tacka 10 g kostar nu')]));
  expect(entry()).toMatchObject({ below: null, said: { text: shown[0] } });
  const before = catalogueRequests();
  nextPrice(1_330_000);
  await Promise.resolve();
  expect(shown).toHaveLength(1);
  expect(catalogueRequests(), 'nothing is wanted any more').toBe(before);
});

it('gives it in one of two tabs', async () => {
  open();
  const stopOther = followWishlist();
  wantNotice(CODE, { below: ore(1_350_000) });
  await vi.waitFor(() => expect(entry()?.seen).toBeTruthy());
  nextPrice(1_340_000);
  await vi.waitFor(() => expect(entry()?.said).not.toBeNull());
  stopOther();
  expect(shown).toHaveLength(1);
});

it('says it in the page without permission, and not before the page is seen', async () => {
  permission = 'denied';
  isHidden = true;
  bar = { ...bar, inStock: false, onHand: false, stock: 0 };
  open();
  wantNotice(CODE, { back: true });
  await vi.waitFor(() => expect(entry()?.seen?.stock).toBe('soldOut'));
  bar = { ...bar, inStock: true, onHand: true, stock: 1 };
  nextPrice(1_400_000);
  await vi.waitFor(() => expect(catalogueRequests()).toBeGreaterThan(1));
  expect(entry()?.back).toBe(true);
  isHidden = false;
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(entry()?.said?.text).toBe('Tacka 10 g finns i lager igen.'));
  expect(toasterRequest.text()).toBe('Tacka 10 g finns i lager igen.');
  expect(shown).toEqual([]);
});

it('follows the goods of a hidden page, whose price clock stands still', async () => {
  vi.useFakeTimers();
  open();
  wantNotice(CODE, { below: ore(1_350_000) });
  await vi.advanceTimersByTimeAsync(1);
  isHidden = true;
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(60_000);
  const before = catalogueRequests();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(catalogueRequests(), 'nothing has changed').toBe(before);
  bar = { ...bar, price: ore(1_340_000) };
  version = 'v2';
  await vi.advanceTimersByTimeAsync(60_000);
  expect(shown).toHaveLength(1);
  const after = requests.length;
  isHidden = false;
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(600_000);
  expect(requests.length, 'the page’s own clock goes on').toBe(after);
});

it('forgets a product that is no longer on the list', () => {
  wantNotice('gone', { back: true });
  open();
  expect(useFollowed.getState().data.map(({ code }) => code)).not.toContain('gone');
});
