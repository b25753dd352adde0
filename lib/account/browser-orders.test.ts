import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type BrowserOrder, guardOrders, readBrowserOrders, rememberOrder } from './browser-orders';
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

  it('keep the terms that they were made under', async () => {
    const jar = await browserWith(order(1, { terms: '2026-11-22' }), order(1));
    expect((await readBrowserOrders(jar, SEAL)).map(({ terms }) => terms)).toEqual(['2026-11-22']);
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
      { id: 991, intent: 'i', owner: '7', withSession: true, buyer: null, guarded: false, terms: null },
      { id: 'A1', intent: null, owner: null, withSession: false, buyer: null, guarded: false, terms: null },
      {
        id: '1234567890123456',
        intent: null,
        owner: null,
        withSession: false,
        buyer: null,
        guarded: false,
        terms: null,
      },
    ]);
  });
});

describe('when somebody signs in', () => {
  it('no order is forgotten, and what was ordered signed out is guarded from then on', async () => {
    const jar = await browserWith(order(1, { owner: '7' }), order(2));
    await guardOrders(jar, SEAL);
    expect(await readBrowserOrders(jar, SEAL)).toEqual([order(1, { owner: '7' }), order(2, { guarded: true })]);
    await guardOrders(jar, SEAL);
    expect(jar.written).toHaveLength(3);
  });
});
