import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type BrowserOrder, guardOrders, isGuarded, readBrowserOrders, rememberOrder } from './browser-orders';
import { cookieJar, SEAL } from './cookie-jar.fixture';
import { writeSealed } from './sealed-cookie';

const order = (id: number | string, given: Partial<BrowserOrder> = {}): BrowserOrder => ({
  id,
  intent: `intent-${id}`,
  owner: null,
  withSession: false,
  buyer: null,
  guarded: false,
  terms: null,
  ...given,
});

async function browserWith(...orders: readonly BrowserOrder[]) {
  const jar = cookieJar();
  for (const each of orders) await rememberOrder(jar, SEAL, each);
  return jar;
}
const ids = async (jar: ReturnType<typeof cookieJar>) => (await readBrowserOrders(jar, SEAL)).map(({ id }) => id);

describe('the orders of a browser', () => {
  it('are stored for thirty days, each in its latest version', async () => {
    const jar = await browserWith(order(1), order('A-2'), order(1, { owner: '7', withSession: true, buyer: 'hash' }));
    expect(await readBrowserOrders(jar, SEAL)).toEqual([
      order('A-2'),
      order(1, { owner: '7', withSession: true, buyer: 'hash' }),
    ]);
    const lists = jar.written.filter(([name]) => name === 'guldkajen-orders');
    expect(lists.map(([, , { maxAge }]) => maxAge / 86_400)).toEqual([30, 30, 30]);
  });

  it('keep their intent and the version of their purchase terms when a later entry has none', async () => {
    const [first, second] = [order(1, { terms: '2026-11-22' }), order(2)];
    const jar = await browserWith(first, second, order(1, { intent: null }), order(3, { intent: null }));
    expect(await readBrowserOrders(jar, SEAL)).toEqual([second, first, order(3, { intent: null })]);
  });

  it('are limited to the latest twelve', async () => {
    const jar = await browserWith(...Array.from({ length: 14 }, (_, index) => order(index)));
    expect(await ids(jar)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
  });

  it('are all kept when six are placed at the same moment, whichever response the browser reads last', async () => {
    const browser = (await browserWith(order('before'))).cookies;
    const responses = await Promise.all(
      [1, 2, 3, 4, 5, 6].map(async (id) => {
        const jar = cookieJar(browser);
        await rememberOrder(jar, SEAL, order(id));
        return jar.written;
      }),
    );
    for (const [name, value] of responses.flat()) browser.set(name, value);
    const next = cookieJar(browser);
    expect((await ids(next)).toSorted()).toEqual([1, 2, 3, 4, 5, 6, 'before']);
    // The list has them from now on.
    const listed = cookieJar(new Map([...next.cookies].filter(([name]) => name === 'guldkajen-orders')));
    expect((await ids(listed)).toSorted()).toEqual([1, 2, 3, 4, 5, 6, 'before']);
  });

  it('are read from a cookie of the previous release, without guard and terms', async () => {
    const jar = cookieJar();
    const { guarded: _guard, terms: _terms, ...sealed } = order(1);
    await writeSealed(jar, { name: 'guldkajen-orders', schema: z.any(), ttl: 60 }, { orders: [sealed] }, SEAL);
    expect(await readBrowserOrders(jar, SEAL)).toEqual([order(1)]);
  });
});

describe('signing in', () => {
  const noon = new Date('2026-11-27T12:00:00Z');

  it('keeps all orders and guards those that were placed signed out', async () => {
    const jar = await browserWith(order(1, { owner: '7' }), order(2));
    await guardOrders(jar, SEAL, noon);
    expect(await readBrowserOrders(jar, SEAL)).toEqual([order(1, { owner: '7' }), order(2, { guarded: true })]);
  });

  it('guards orders of before that are not listed, also once a later one is', async () => {
    const jar = await browserWith(order(1));
    const isGuardedHere = (id: number, time: string) => isGuarded(jar, SEAL, { id, placedAt: Date.parse(time) });
    expect(await isGuardedHere(2, '2026-11-27T11:59:00Z')).toBe(false);
    await guardOrders(jar, SEAL, noon);
    await rememberOrder(jar, SEAL, order(3));
    expect(await isGuardedHere(1, '2026-11-27T12:01:00Z')).toBe(true);
    expect(await isGuardedHere(2, '2026-11-27T11:59:00Z')).toBe(true);
    expect(await isGuardedHere(2, '2026-11-27T12:01:00Z')).toBe(false);
    expect(await isGuardedHere(3, '2026-11-27T11:59:00Z')).toBe(false);
  });
});
