import { createHash } from 'node:crypto';
import { beforeEach, expect, it, vi } from 'vitest';
import { setTestEnvironment } from '@/lib/server/config/env.fixture';
import { singleton } from '@/lib/server/config/singleton';
import { compareLists } from './compare-lists';
import { emptySnapshot } from './load/load';

const NOW = Date.parse('2026-11-21T10:07:00.000Z');
const BODY = '[]';
const hashOf = (body: string) => createHash('sha1').update(body).digest('base64url');

let requests = 0;
let reloads = 0;
let respond: () => Promise<Response>;
const reload = async () => {
  reloads += 1;
};

beforeEach(() => {
  setTestEnvironment('http://backend.test');
  vi.useFakeTimers({ now: NOW, toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout'] });
  [requests, reloads] = [0, 0];
  respond = async () => new Response(BODY, { headers: { 'Content-Type': 'application/json' } });
  vi.stubGlobal('fetch', () => {
    requests += 1;
    return respond();
  });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

/** Milliseconds since the load and the last comparison, which took so long, and until the price change on the clock of the backend. */
interface Times {
  readonly loaded?: number;
  readonly compared?: number;
  readonly took?: number;
  readonly left?: number;
}

function compare({ loaded = 600_000, compared = 600_000, took = 0, left = 300_000 }: Times, body = 'other') {
  Object.assign(singleton('lists', Object), { at: Date.now() - compared, took });
  return again({ loaded, left }, body);
}

function again({ loaded = 600_000, left = 300_000 }: Times, body = 'other') {
  const clockOffset = 60_000;
  const nextChange = new Date(Date.now() + clockOffset + left).toISOString();
  const lists = [{ path: 'products', pages: [['page=1', hashOf(body)] as const] }];
  const snapshot = { ...emptySnapshot(), lists, clockOffset, loadedAt: Date.now() - loaded };
  return compareLists({ ...snapshot, epoch: { ...snapshot.epoch, nextChange } }, reload);
}

it.each<[string, Times, number]>([
  ['8 s after the load', { loaded: 8_000 }, 0],
  ['later', { loaded: 8_001 }, 1],
  ['8 s after the last comparison', { compared: 8_000 }, 0],
  ['later, when it was quick', { compared: 8_001, took: 400 }, 1],
  ['20 s after one that took a second', { compared: 20_000, took: 1_000 }, 0],
  ['later, a twentieth of the time', { compared: 20_001, took: 1_000 }, 1],
  ['five minutes after a long one', { compared: 300_000, took: 60_000 }, 0],
  ['later, however long it took', { compared: 300_001, took: 60_000 }, 1],
  ['just before a price change', { left: 3_999 }, 0],
  ['a little earlier', { left: 4_000 }, 1],
  ['when the change is due', { left: 0 }, 1],
])('the lists are compared %s: %j, %i times', async (_, times, expected) => {
  await compare(times);
  expect([requests, reloads]).toEqual([expected, expected]);
});

it('nothing is loaded while they are the same', async () => {
  await compare({}, BODY);
  expect([requests, reloads]).toEqual([1, 0]);
});

it('a comparison that fails is no reason to load, and is repeated', async () => {
  respond = async () => new Response('', { status: 500 });
  await compare({});
  expect([requests, reloads]).toEqual([1, 0]);
  vi.setSystemTime(Date.now() + 8_001);
  await again({});
  expect(requests).toBe(2);
});

it('a check waits four seconds for a comparison, and none begins beside it', async () => {
  let end: (response: Response) => void = () => {};
  respond = () =>
    new Promise((resolve) => {
      end = resolve;
    });
  let isOver = false;
  const check = compare({}).then(() => {
    isOver = true;
  });
  await vi.advanceTimersByTimeAsync(3_999);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isOver).toBe(true);
  await check;
  vi.setSystemTime(Date.now() + 200_000);
  await again({});
  expect([requests, reloads]).toEqual([1, 0]);
  end(new Response(BODY, { headers: { 'Content-Type': 'application/json' } }));
  await vi.waitFor(() => expect(reloads).toBe(1));
});
