import { EventEmitter } from 'node:events';
import { createServer, request as open, Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { guardServer } from './guard-server';
import { createOverload, rankOf } from './overload';

describe('who is turned away first', () => {
  it.each([
    ['/', {}, 'newcomer'],
    ['/kopa-guld/guldtackor?vikt=10g', {}, 'newcomer'],
    ['/sok?searchTerm=maple', {}, 'newcomer'],
    ['/gmc_rss.xml', {}, 'newcomer'],
    ['/checkout?_rsc=a', { rsc: '1', 'next-router-prefetch': '1' }, 'newcomer'],
    ['/kopa-guld?_rsc=a', { rsc: '1' }, 'visitor'],
    ['/_next/static/chunks/a.js', {}, 'visitor'],
    ['/images/a.webp', {}, 'visitor'],
    ['/api/product/a', {}, 'visitor'],
    ['/api/commerce/get-system-status?tick', {}, 'visitor'],
    ['/checkout', {}, 'customer'],
    ['//checkout', {}, 'customer'],
    ['/checkout-for-nobody', {}, 'newcomer'],
    ['/order/12/toc', {}, 'customer'],
    ['/get-bank-id-session?grandidsession=a', {}, 'customer'],
    ['/api/commerce/create-order', {}, 'customer'],
    ['/api/commerce/fetch-order', {}, 'customer'],
    ['/api/identity/check', {}, 'customer'],
    ['/api/revalidate', {}, 'customer'],
    ['/api/ready?for=pages', {}, 'customer'],
  ] as const)('%s %j: %s', (url, headers, rank) => expect(rankOf(url, headers)).toBe(rank));
});

describe('a crowd', () => {
  /** A process whose clock and work are ours. */
  function stage() {
    const clock = { now: 0, worked: 0 };
    const admit = createOverload({ now: () => clock.now, worked: () => clock.worked });
    const open: EventEmitter[] = [];
    return {
      come(rank: Parameters<typeof admit>[0], count = 1) {
        let refused = 0;
        for (let call = 0; call < count; call += 1) {
          const response = new EventEmitter();
          if (admit(rank, response as ServerResponse) === null) open.push(response);
          else refused += 1;
        }
        return refused;
      },
      /** A second in which `count` are answered, with `worked` milliseconds of work. */
      second(count: number, worked: number) {
        for (const response of open.splice(0, count)) response.emit('close');
        clock.now += 1_000;
        clock.worked += worked;
      },
    };
  }

  it('that would wait longer than four seconds is turned away, but for those who are here or buying', () => {
    const shop = stage();
    shop.come('newcomer', 600);
    shop.second(100, 1_000);
    expect(shop.come('newcomer')).toBe(1);
    expect(shop.come('visitor', 1_501)).toBe(0);
    expect(shop.come('visitor')).toBe(1);
    expect(shop.come('customer', 500)).toBe(0);
  });

  it('that can be answered in four seconds is let in', () => {
    const shop = stage();
    shop.come('newcomer', 400);
    shop.second(250, 1_000);
    expect(shop.come('newcomer', 800)).toBe(0);
  });

  it('of clients that are slow to read keeps nobody out', () => {
    const shop = stage();
    shop.come('newcomer', 5_000);
    shop.second(100, 500);
    expect(shop.come('newcomer')).toBe(0);
  });

  it('that waits for the backend and costs no work is let in', () => {
    const shop = stage();
    shop.come('newcomer', 400);
    shop.second(10, 20);
    expect(shop.come('newcomer', 100)).toBe(0);
  });

  it('after a quiet hour is not held against what the quiet hour answered', () => {
    const shop = stage();
    shop.come('newcomer');
    for (let second = 0; second < 10; second += 1) {
      shop.come('newcomer');
      shop.second(1, 3);
    }
    expect(shop.come('newcomer', 300)).toBe(0);
  });

  it('of a few is let in, however slow the shop is', () => {
    const shop = stage();
    shop.come('newcomer', 59);
    shop.second(1, 1_000);
    expect(shop.come('newcomer')).toBe(0);
  });

  it('that has gone leaves the shop open', () => {
    const shop = stage();
    shop.come('newcomer', 600);
    shop.second(100, 1_000);
    expect(shop.come('newcomer')).toBe(1);
    shop.second(500, 1_000);
    expect(shop.come('newcomer')).toBe(0);
  });
});

describe('a server under a flood', () => {
  const { emit } = Server.prototype;
  let server: Server;
  afterEach(() => {
    Server.prototype.emit = emit;
    server.closeAllConnections();
    server.close();
  });

  function ask(
    path: string,
    method = 'GET',
  ): Promise<{ status: number; retryAfter: string | undefined; text: string }> {
    return new Promise((resolve, reject) => {
      const { port } = server.address() as AddressInfo;
      const headers = { accept: 'text/html', 'content-length': '0' };
      const request = open({ port, host: '127.0.0.1', path, method, headers, agent: false }, async (response) => {
        const text = (await response.toArray()).join('');
        resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'], text });
      });
      request.on('error', reject).end();
    });
  }

  /** Keeps the only thread busy, as rendering pages does. */
  function work(milliseconds: number): void {
    const end = performance.now() + milliseconds;
    while (performance.now() < end);
  }

  it('sends newcomers away with a time to come back, answers an order, and opens again', async () => {
    const CROWD = 80;
    const waiting: ServerResponse[] = [];
    guardServer({ SITE_URL: 'https://guldkajen.example', TRUST_PROXY: false });
    server = createServer((request, response) => {
      if (request.url === '/kopa-guld' && waiting.length < CROWD) waiting.push(response);
      else response.end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const crowd = Array.from({ length: CROWD }, () => ask('/kopa-guld'));
    await expect.poll(() => waiting.length).toBe(CROWD);
    work(1_100);

    expect(await ask('/kopa-guld')).toEqual({
      status: 503,
      retryAfter: '5',
      text: 'Just nu är det fler besökare än vi hinner med. Vänta några sekunder och ladda om sidan.',
    });
    expect(await ask('/api/commerce/create-order', 'POST')).toMatchObject({ status: 200 });
    expect(await ask('/checkout')).toMatchObject({ status: 200 });

    for (const response of waiting) response.end();
    await Promise.all(crowd);
    expect(await ask('/kopa-guld')).toMatchObject({ status: 200 });
  });
});
