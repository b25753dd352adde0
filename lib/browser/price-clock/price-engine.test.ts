import { describe, expect, it } from 'vitest';
import type { Closed } from '@/lib/domain/order/closed';
import { createPriceEngine, type TabMessage } from './price-engine';

const at = (time: string) => Date.parse(`2026-11-21T${time}Z`);
const HOUR = 3_600_000;
const status = (changed: string, age = 1) =>
  ({ kind: 'status', changed: at(changed), version: 'a', age, staleAfter: 900, closed: null, release: 'one' }) as const;
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A loaded page whose clock is `wrong` milliseconds off the server's, driven second by second. */
async function page({ start = '10:14:50', wrong = 0, random = 0, shop = {} } = {}) {
  const later: { at: number; work: () => void }[] = [];
  const tab = {
    /** The server's time, what it knows, and whether it responds. */
    server: at(start),
    shop: {
      changed: at('10:05:00') as number | null,
      version: 'a',
      age: 3 as number | null,
      isUp: true,
      closed: null as Closed | null,
      ...shop,
    },
    isHidden: false,
    /** Times of the requests that make our server query the backend, and of all others. The page's first is in neither. */
    ticks: [] as number[],
    routine: [] as number[],
    messages: [] as TabMessage[],
    seconds: [] as number[],
    releases: [] as (string | null)[],
    shown: [] as (readonly [epoch: number, version: string | null])[],
    closed: [] as (Closed | null)[],
    freshness: [] as (readonly [isStale: boolean, age: number | null])[],
  };
  const engine = createPriceEngine(
    {
      now: () => tab.server + wrong,
      random: () => random,
      request: async (isTick) => {
        if (tab.messages.length > 1) (isTick ? tab.ticks : tab.routine).push(tab.server);
        const { isUp, ...known } = tab.shop;
        return isUp ? { ...known, staleAfter: 900, release: 'one', offset: -wrong } : null;
      },
      isHidden: () => tab.isHidden,
      broadcast: (message) => tab.messages.push(message),
      after: (milliseconds, work) => later.push({ at: tab.server + milliseconds, work }),
    },
    {
      onSecond: (left) => tab.seconds.push(left),
      onPrices: (epoch, version) => tab.shown.push([epoch, version]),
      onClosed: (closed) => tab.closed.push(closed),
      onRelease: (release) => tab.releases.push(release),
      onFreshness: (isStale, age) => tab.freshness.push([isStale, age === null ? null : Math.round(age)]),
    },
  );
  const run = async (count: number) => {
    for (let second = 0; second < count; second += 1) {
      const end = tab.server + 1_000;
      for (const { at: due, work } of later.splice(0).sort((a, b) => a.at - b.at)) {
        tab.server = due;
        work();
        await settle();
      }
      tab.server = end;
      engine.second();
      await settle();
    }
  };
  engine.second();
  await settle();
  return Object.assign(tab, { ...engine, run });
}

describe('an open page and the price tick', () => {
  it('counts down to one second before the tick and requests the status once, right after it', async () => {
    const tab = await page();
    expect(tab.seconds).toEqual([9]);
    await tab.run(9);
    expect(tab.seconds.at(-1)).toBe(0);
    expect(tab.ticks).toEqual([]);
    tab.shop.changed = at('10:15:00');
    await tab.run(60);
    expect(tab.ticks).toEqual([at('10:15:00')]);
    expect(tab.shown.at(-1)).toEqual([at('10:15:00'), 'a']);
    expect(tab.seconds.at(-1)).toBe(540);
  });

  it.each([3 * HOUR, -3 * HOUR])('uses the server’s clock when its own is %d ms wrong', async (wrong) => {
    const tab = await page({ wrong });
    await tab.run(10);
    expect(tab.seconds.slice(0, 3)).toEqual([9, 8, 7]);
    expect(tab.ticks).toEqual([at('10:15:00')]);
  });

  it('retries twice when the change is announced late, then waits for the next tick', async () => {
    const tab = await page();
    await tab.run(300);
    expect(tab.ticks).toEqual([at('10:15:00'), at('10:15:04'), at('10:15:16')]);
  });

  it('requests the status on waking from a sleep over two ticks', async () => {
    const tab = await page();
    tab.server += 25 * 60_000;
    tab.shop.changed = at('10:35:00');
    await tab.run(1);
    expect(tab.ticks).toHaveLength(1);
    expect(tab.shown.at(-1)).toEqual([at('10:35:00'), 'a']);
    expect(tab.seconds.at(-1)).toBe(308);
  });

  it('takes a gap of more than five seconds for a sleep', async () => {
    const tab = await page({ start: '10:06:00' });
    tab.server += 4_000;
    await tab.run(1);
    expect(tab.ticks).toEqual([]);
    tab.server += 4_100;
    await tab.run(1);
    expect(tab.ticks).toHaveLength(1);
  });

  it('pauses while hidden, and catches up when visible', async () => {
    const tab = await page();
    tab.isHidden = true;
    tab.shop.changed = at('10:15:00');
    tab.receive(status('10:15:00'));
    await tab.run(60);
    expect([tab.ticks, tab.shown]).toEqual([[], [[at('10:05:00'), 'a']]]);
    tab.isHidden = false;
    tab.wake();
    await settle();
    expect(tab.shown.at(-1)).toEqual([at('10:15:00'), 'a']);
  });
});

describe('prices that change between two ticks', () => {
  it.each([
    ['at another time', { changed: at('10:07:42') }, [at('10:07:42'), 'a']],
    ['in their stock only', { version: 'b' }, [at('10:05:00'), 'b']],
    ['back to an earlier time', { changed: at('09:05:00') }, [at('09:05:00'), 'a']],
  ])('arrive within sixteen seconds from our server, without a backend request: %s', async (_, shop, shown) => {
    const tab = await page({ start: '10:07:00' });
    await tab.run(40);
    Object.assign(tab.shop, shop);
    await tab.run(16);
    expect(tab.shown.at(-1)).toEqual(shown);
    expect(tab.ticks).toEqual([]);
    expect(tab.routine).toEqual([at('10:07:15'), at('10:07:30'), at('10:07:45')]);
  });

  it('are requested by one tab for all', async () => {
    const tab = await page({ start: '10:07:00' });
    for (let count = 0; count < 6; count += 1) {
      await tab.run(12);
      tab.receive(status('10:05:00'));
    }
    expect(tab.routine).toEqual([]);
  });

  it('never delay the tick, wherever in the cycle the page was opened', async () => {
    for (let second = 10; second < 60; second += 1) {
      const tab = await page({ start: `10:13:${second}` });
      await tab.run(119 - second);
      tab.shop.changed = at('10:15:00');
      await tab.run(5);
      expect(tab.ticks).toEqual([at('10:15:00')]);
      expect(tab.routine.every((moment) => moment <= at('10:14:55'))).toBe(true);
    }
  });
});

it('says the release of its own statuses and of those of other tabs', async () => {
  const tab = await page();
  tab.receive({ ...status('10:05:00'), release: 'two' });
  expect(tab.releases).toEqual(['one', 'two']);
});

describe('several tabs of one browser', () => {
  it('let the first one send the request, and use its status', async () => {
    const tab = await page({ random: 1 });
    await tab.run(9);
    tab.receive({ kind: 'requesting' });
    await tab.run(2);
    tab.receive(status('10:15:00', 0));
    tab.shop.changed = at('10:15:00');
    await tab.run(60);
    expect(tab.ticks).toEqual([]);
    expect(tab.shown.at(-1)).toEqual([at('10:15:00'), 'a']);
  });

  it('send their own request when the other never reports', async () => {
    const tab = await page();
    await tab.run(9);
    tab.receive({ kind: 'requesting' });
    await tab.run(5);
    expect(tab.ticks).toHaveLength(1);
  });

  it('receive the status from the tab that requests it', async () => {
    expect((await page()).messages).toEqual([{ kind: 'requesting' }, status('10:05:00', 3)]);
  });
});

describe('unconfirmed prices', () => {
  it('are reported stale with their age, and become fresh again without a reload', async () => {
    const tab = await page({ start: '10:06:00', shop: { age: 1_860 } });
    expect(tab.freshness.at(-1)).toEqual([true, 1_860]);
    tab.shop.age = 2;
    await tab.run(31);
    expect(tab.freshness.at(-1)).toEqual([false, 2]);
  });

  it('are stale when our own server is unreachable for as long', async () => {
    const tab = await page({ start: '10:05:10' });
    tab.shop.isUp = false;
    await tab.run(880);
    expect(tab.freshness.every(([stale]) => !stale)).toBe(true);
    await tab.run(60);
    expect(tab.freshness.at(-1)?.[0]).toBe(true);
  });

  it('are requested again five seconds after a failure, then twice a minute', async () => {
    const tab = await page({ start: '10:06:00' });
    tab.shop.isUp = false;
    await tab.run(90);
    expect([tab.routine, tab.ticks]).toEqual([[at('10:06:15')], [at('10:06:20'), at('10:06:50'), at('10:07:20')]]);
  });

  it('are stale when the server has never had them confirmed', async () => {
    const tab = await page({ shop: { age: null, changed: null } });
    expect(tab.freshness.at(-1)).toEqual([true, null]);
  });
});
