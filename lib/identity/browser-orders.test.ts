import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type BrowserOrder, forgetOrders, keepOrdersOf, readBrowserOrders, rememberOrder } from './browser-orders';
import { cookieJar, SEAL } from './cookie-jar.fixture';
import { writeSealed } from './sealed-cookie';

const order = (id: number | string, given: Partial<BrowserOrder> = {}): BrowserOrder => ({
  id,
  intent: `intent-${id}`,
  owner: null,
  withSession: false,
  buyer: null,
  ...given,
});

async function browserWith(...orders: readonly BrowserOrder[]) {
  const jar = cookieJar();
  for (const each of orders) await rememberOrder(jar, SEAL, each);
  return jar;
}
const ids = async (jar: ReturnType<typeof cookieJar>) => (await readBrowserOrders(jar, SEAL)).map(({ id }) => id);

describe('the orders that a browser has made', () => {
  it('are none at first', async () => expect(await readBrowserOrders(cookieJar(), SEAL)).toEqual([]));

  it('are remembered for thirty days, each as it was last told', async () => {
    const jar = await browserWith(order(1), order('A-2'), order(1, { owner: '7', withSession: true, buyer: 'hash' }));
    expect(await readBrowserOrders(jar, SEAL)).toEqual([
      order('A-2'),
      order(1, { owner: '7', withSession: true, buyer: 'hash' }),
    ]);
    expect(jar.written.map(([, , { maxAge }]) => maxAge / 86_400)).toEqual([30, 30, 30]);
  });

  it('keep the intent that made them when a later answer names none', async () => {
    const jar = await browserWith(order(1), order(2), order(1, { intent: null }), order(3, { intent: null }));
    const known = await readBrowserOrders(jar, SEAL);
    expect(known.map(({ id, intent }) => [id, intent])).toEqual([
      [2, 'intent-2'],
      [1, 'intent-1'],
      [3, null],
    ]);
  });

  it('are the latest twelve', async () => {
    const jar = await browserWith(...Array.from({ length: 14 }, (_, index) => order(index)));
    expect(await ids(jar)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
  });

  it('are read as they were sealed before orders had owners', async () => {
    const jar = cookieJar();
    const stored = [
      { id: '991', intent: 'i', customerId: '7' },
      { id: 'A1', intent: null, customerId: null },
      { id: '1234567890123456', intent: null, customerId: null },
    ];
    await writeSealed(jar, { name: 'guldkajen-orders', schema: z.any(), ttl: 60 }, { orders: stored }, SEAL);
    expect(await readBrowserOrders(jar, SEAL)).toEqual([
      { id: 991, intent: 'i', owner: '7', withSession: true, buyer: null },
      { id: 'A1', intent: null, owner: null, withSession: false, buyer: null },
      { id: '1234567890123456', intent: null, owner: null, withSession: false, buyer: null },
    ]);
  });
});

describe('who may still see them', () => {
  const mine = order(1, { owner: '7' });
  const theirs = order(2, { owner: '8' });

  it('who signs in keeps their own', async () => {
    const jar = await browserWith(mine, theirs, order(3));
    await keepOrdersOf(jar, SEAL, '7');
    expect(await readBrowserOrders(jar, SEAL)).toEqual([mine]);
  });

  it('a browser without orders of theirs forgets all', async () => {
    const jar = await browserWith(theirs, order(3));
    await keepOrdersOf(jar, SEAL, '7');
    expect(jar.cookies.size).toBe(0);
  });

  it('a browser with nothing but their own, or nothing at all, is left as it is', async () => {
    const jar = await browserWith(mine);
    await keepOrdersOf(jar, SEAL, '7');
    expect(jar.written).toHaveLength(1);
    const empty = cookieJar();
    await keepOrdersOf(empty, SEAL, '7');
    expect(empty.written).toEqual([]);
  });

  it('nobody after a sign-out', async () => {
    const jar = await browserWith(mine);
    forgetOrders(jar, SEAL);
    expect(await ids(jar)).toEqual([]);
  });
});
