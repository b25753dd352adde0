import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { nextPriceChange as nextTick } from '@/lib/domain/prices/schedule';
import { awaitCheck, delayBeforeCheck, triggerCheck, watchPrices } from './price-watch';
import { verifyWebhook } from './webhook';

const at = (time: string) => new Date(`2026-11-21T${time}Z`);

it.each([
  ['is ten seconds between the ticks', '10:01:00', 10_000, 10_000],
  ['is one second until the first successful check', '10:01:00', 1_000, 1_000],
  ['ends right after the tick', '10:04:58', 10_000, 2_020],
  ['ends again three seconds after the tick', '10:05:00.500', 10_000, 2_520],
])('the delay before the next check %s', (_, now, longest, delay) =>
  expect(delayBeforeCheck(at(now), nextTick, longest)).toBe(delay),
);

const SECRET = 'x'.repeat(32);
const checks: number[] = [];
const reports: string[] = [];
const statuses: (number | null)[] = [];
const requests: (readonly [url: string, init: RequestInit])[] = [];
let end = () => {};
const watch = (fetchStub: () => Promise<Response>) => {
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    checks.push(Date.now());
    requests.push([url, init]);
    return fetchStub();
  });
  const report = (message: string) => reports.push(message);
  const onChecked = (status: number | null) => statuses.push(status);
  end = watchPrices({ self: 'http://shop.test', secret: SECRET, nextTick, report, onChecked });
};
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const hang = () => new Promise<Response>(() => {});

beforeEach(() => {
  vi.useFakeTimers({ now: at('10:14:00') });
  for (const list of [checks, reports, statuses, requests]) list.length = 0;
});
afterEach(() => {
  end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a check that hangs does not prevent the next one, which finds the backend back', async () => {
  watch(() => (checks.length === 1 ? hang() : Promise.resolve(Response.json({}))));
  await pass(10_000);
  expect(checks).toHaveLength(1);
  await pass(2_000);
  expect(checks).toHaveLength(2);
  expect(reports.at(-1)).toBe('Prices are confirmed again');
});

it('a check is a signed request to this instance, at the start, every ten seconds, at the tick and after it', async () => {
  watch(async () => Response.json({}));
  await pass(79_000);
  const seconds = checks.map((time) => (time - at('10:14:00').getTime()) / 1000);
  expect(seconds[0]).toBe(0.1);
  expect(seconds.map(Math.round)).toEqual([0, 10, 20, 30, 40, 50, 60, 63, 73]);
  const [[url = '', { method, headers, body } = {}] = []] = requests;
  expect([url, method]).toEqual(['http://shop.test/api/revalidate', 'POST']);
  const { 'x-signature': signature = '', 'content-type': type } = headers as Record<string, string>;
  expect(type).toBe('application/json');
  expect(verifyWebhook(signature, String(body), SECRET, new Date(checks[0] ?? 0))).toBe(true);
  expect(statuses).toEqual(checks.map(() => 200));
  expect(reports).toEqual([]);
});

it('failures are reported once, success after them once, and failing checks at the start come each second', async () => {
  const responses = [
    () => Response.json({}, { status: 502 }),
    () => Promise.reject(new Error('refused')),
    Response.json,
  ];
  watch(async () => (responses[checks.length - 1] ?? (() => Response.json({})))({}));
  await pass(3_000);
  expect(checks).toHaveLength(3);
  await pass(20_000);
  expect(checks).toHaveLength(5);
  expect(statuses).toEqual([502, null, 200, 200, 200]);
  expect(reports).toEqual(['Prices cannot be confirmed: status 502', 'Prices are confirmed again']);
});

it.each([
  [0, [10, 11, 13, 17, 25, 35]],
  [0.999, [10, 12, 16, 24, 34, 44]],
])(
  'a failed check is repeated after one to two seconds, then less and less often: chance %d',
  async (chance, seconds) => {
    vi.spyOn(Math, 'random').mockReturnValue(chance);
    vi.setSystemTime(at('10:06:00'));
    watch(async () => Response.json({}, { status: checks.length === 1 ? 200 : 503 }));
    await pass(45_000);
    vi.restoreAllMocks();
    expect(checks.slice(1, 7).map((time) => Math.round((time - (checks[0] ?? 0)) / 1000))).toEqual(seconds);
  },
);

it('ends while a check is running: that is the last one', async () => {
  watch(async () => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    return Response.json({});
  });
  await pass(300);
  end();
  await pass(60_000);
  expect(checks).toHaveLength(1);
});

it('ends: nothing is checked then, also when somebody waits for it', async () => {
  watch(async () => Response.json({}));
  await pass(1_000);
  end();
  await pass(60_000);
  await triggerCheck();
  await awaitCheck(5_000);
  expect(checks).toHaveLength(1);
});

it('a change that is already known is checked at once, also during the pause between checks', async () => {
  watch(async () => Response.json({}));
  await pass(1_000);
  await Promise.all([triggerCheck(), triggerCheck()]);
  expect(checks).toHaveLength(2);
});

it('checks that browsers trigger get further apart in a crowd, and closer again when it is calm', async () => {
  watch(async () => Response.json({}));
  await pass(20_000);
  const times: number[] = [];
  for (let check = 0; check < 5; check += 1) {
    const done = awaitCheck(60_000);
    await pass(3_000);
    await done;
    times.push(checks.at(-1) ?? 0);
  }
  expect(times.map((time, index) => time - (times[index - 1] ?? time)).slice(-2)).toEqual([3_000, 3_000]);
});

describe('awaitCheck', () => {
  beforeEach(() =>
    watch(async () => {
      await new Promise((resolve) => setTimeout(resolve, 100));
      return Response.json({});
    }),
  );

  it('shares one check a second at a tick', async () => {
    await pass(59_990);
    const before = checks.length;
    const done = vi.fn();
    for (let requested = 0; requested < 200; requested += 1) {
      void awaitCheck(5_000).then(done);
      await pass(5);
    }
    await pass(2_000);
    expect(done).toHaveBeenCalledTimes(200);
    expect(checks.length - before).toBeLessThanOrEqual(3);
  });

  it('are not needed: the watch continues when the clock is set back', async () => {
    await pass(15_000);
    vi.setSystemTime(at('08:14:00'));
    const before = checks.length;
    await pass(21_000);
    expect(checks.length - before).toBeGreaterThanOrEqual(2);
  });

  it('do not wait for a clock that was set back to catch up', async () => {
    await pass(15_000);
    vi.setSystemTime(at('09:14:00'));
    const before = checks.length;
    const done = vi.fn();
    void awaitCheck(60_000).then(done);
    await pass(3_000);
    expect([done.mock.calls.length, checks.length - before]).toEqual([1, 1]);
  });

  it('resolve after their timeout when the backend is slow', async () => {
    await pass(5_000);
    vi.stubGlobal('fetch', hang);
    const done = vi.fn();
    void awaitCheck(2_500).then(done);
    await pass(2_400);
    expect(done).not.toHaveBeenCalled();
    await pass(200);
    expect(done).toHaveBeenCalled();
  });
});
