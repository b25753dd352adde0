import { describe, expect, it } from 'vitest';
import { countdownTarget, secondsUntil } from '@/lib/prices/schedule';
import { createPriceEngine, type TabMessage } from './price-engine';
import type { ShopStatus } from './shop-status';

const at = (time: string) => Date.parse(`2026-11-21T${time}Z`);
const secondsLeft = (time: string) => secondsUntil(countdownTarget(new Date(at(time))), new Date(at(time)));
const HOUR = 3_600_000;

/** A page whose clock is `wrong` milliseconds off the server's, driven second by second. */
function page({ start = at('10:14:50'), wrong = 0, random = 0 } = {}) {
  let server = start;
  /** What the server knows, and whether it responds. */
  const shop = { changed: at('10:05:00') as number | null, version: 'a', age: 3 as number | null, isUp: true };
  let hidden = false;
  /** Times of the requests that make our server query the backend, including the page's first. `routine` holds the others. */
  const requests: number[] = [];
  const routine: number[] = [];
  const messages: TabMessage[] = [];
  const seconds: number[] = [];
  const epochs: number[] = [];
  const versions: (string | null)[] = [];
  const freshness: [boolean, number | null][] = [];
  const request = async (isTick: boolean): Promise<ShopStatus | null> => {
    if (isTick || requests.length === 0) requests.push(server);
    else routine.push(server);
    const { isUp, ...status } = shop;
    return isUp ? { ...status, staleAfter: 900, offset: -wrong } : null;
  };
  const later: { at: number; work: () => void }[] = [];
  const after = (milliseconds: number, work: () => void) => later.push({ at: server + milliseconds, work });
  const engine = createPriceEngine(
    {
      now: () => server + wrong,
      random: () => random,
      request,
      isHidden: () => hidden,
      broadcast: (message) => messages.push(message),
      after,
    },
    {
      onSecond: (left) => seconds.push(left),
      onPrices: (epoch, shown) => {
        epochs.push(epoch);
        versions.push(shown);
      },
      onFreshness: (stale, known) => freshness.push([stale, known === null ? null : Math.round(known)]),
    },
  );
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  const run = async (count: number) => {
    for (let second = 0; second < count; second += 1) {
      const end = server + 1_000;
      for (const { at: due, work } of later.splice(0).sort((a, b) => a.at - b.at)) {
        server = due;
        work();
        await settle();
      }
      server = end;
      engine.second();
      await settle();
    }
  };
  return {
    engine,
    requests,
    routine,
    messages,
    seconds,
    epochs,
    versions,
    freshness,
    run,
    load: async () => {
      engine.second();
      await settle();
    },
    sleep: (milliseconds: number) => {
      server += milliseconds;
    },
    hide: (now: boolean) => {
      hidden = now;
    },
    shop: (message: Partial<typeof shop>) => Object.assign(shop, message),
    settle,
    now: () => server + wrong,
  };
}

describe('an open page and the price tick', () => {
  it('counts down to one second before the tick and requests the status once, right after it', async () => {
    const tab = page();
    await tab.load();
    expect(tab.seconds).toEqual([9]);
    await tab.run(9);
    expect(tab.seconds.at(-1)).toBe(0);
    expect(tab.requests).toHaveLength(1);
    tab.shop({ changed: at('10:15:00') });
    await tab.run(60);
    expect(tab.requests.slice(1)).toEqual([at('10:15:00')]);
    expect(tab.epochs.at(-1)).toBe(at('10:15:00'));
    expect(tab.seconds.at(-1)).toBe(secondsLeft('10:15:59'));
  });

  it.each([3 * HOUR, -3 * HOUR])('uses the server’s clock when its own is %d ms wrong', async (wrong) => {
    const tab = page({ wrong });
    await tab.load();
    await tab.run(10);
    expect(tab.seconds.slice(0, 3)).toEqual([9, 8, 7]);
    expect(tab.requests.at(-1)).toBe(at('10:15:00'));
  });

  it('retries twice when the change is announced late, then waits for the next tick', async () => {
    const tab = page();
    await tab.load();
    await tab.run(300);
    expect(tab.requests.slice(1)).toEqual([at('10:15:00'), at('10:15:04'), at('10:15:16')]);
  });

  it('requests the status on waking from a sleep over two ticks', async () => {
    const tab = page();
    await tab.load();
    tab.sleep(25 * 60_000);
    tab.shop({ changed: at('10:35:00') });
    await tab.run(1);
    expect(tab.requests).toHaveLength(2);
    expect(tab.epochs.at(-1)).toBe(at('10:35:00'));
    expect(tab.seconds.at(-1)).toBe(secondsLeft('10:39:51'));
  });

  it('pauses while hidden, and catches up when visible', async () => {
    const tab = page();
    await tab.load();
    tab.hide(true);
    tab.shop({ changed: at('10:15:00') });
    tab.engine.receive({ kind: 'status', changed: at('10:15:00'), version: 'a', age: 1, staleAfter: 900 });
    await tab.run(60);
    expect(tab.requests).toHaveLength(1);
    expect(tab.epochs).toEqual([at('10:05:00')]);
    tab.hide(false);
    tab.engine.wake();
    await tab.settle();
    expect(tab.epochs.at(-1)).toBe(at('10:15:00'));
  });
});

describe('prices that change between two ticks', () => {
  it('arrive within sixteen seconds from our server, without a backend request', async () => {
    const tab = page({ start: at('10:07:00') });
    await tab.load();
    await tab.run(40);
    tab.shop({ changed: at('10:07:42') });
    await tab.run(16);
    expect(tab.epochs.at(-1)).toBe(at('10:07:42'));
    expect(tab.requests).toHaveLength(1);
    expect(tab.routine).toEqual([at('10:07:15'), at('10:07:30'), at('10:07:45')]);
  });

  it('are reported also when only the stock has changed', async () => {
    const tab = page({ start: at('10:07:00') });
    await tab.load();
    tab.shop({ version: 'b' });
    await tab.run(16);
    expect([tab.epochs.at(-1), tab.versions.at(-1)]).toEqual([at('10:05:00'), 'b']);
  });

  it('are reported when their time goes back', async () => {
    const tab = page({ start: at('10:07:00') });
    await tab.load();
    tab.shop({ changed: at('09:05:00') });
    await tab.run(16);
    expect(tab.epochs.at(-1)).toBe(at('09:05:00'));
  });

  it('are requested by one tab for all', async () => {
    const tab = page({ start: at('10:07:00') });
    await tab.load();
    for (let count = 0; count < 6; count += 1) {
      await tab.run(12);
      tab.engine.receive({ kind: 'status', changed: at('10:05:00'), version: 'a', age: 1, staleAfter: 900 });
    }
    expect(tab.routine).toEqual([]);
  });

  it('never delay the tick, wherever in the cycle the page was opened', async () => {
    for (let second = 0; second < 60; second += 1) {
      const tab = page({ start: at('10:13:00') + second * 1_000 });
      await tab.load();
      await tab.run(119 - second);
      tab.shop({ changed: at('10:15:00') });
      await tab.run(5);
      expect(tab.requests.slice(1)).toEqual([at('10:15:00')]);
      expect(tab.routine.every((moment) => moment <= at('10:14:55'))).toBe(true);
    }
  });
});

describe('several tabs of one browser', () => {
  it('let the first one send the request, and use its status', async () => {
    const tab = page({ random: 1 });
    await tab.load();
    await tab.run(9);
    tab.engine.receive({ kind: 'requesting' });
    await tab.run(2);
    tab.shop({ changed: at('10:15:00') });
    tab.engine.receive({ kind: 'status', changed: at('10:15:00'), version: 'a', age: 0, staleAfter: 900 });
    await tab.run(60);
    expect(tab.requests).toHaveLength(1);
    expect(tab.epochs.at(-1)).toBe(at('10:15:00'));
  });

  it('send their own request when the other never reports', async () => {
    const tab = page();
    await tab.load();
    await tab.run(9);
    tab.engine.receive({ kind: 'requesting' });
    await tab.run(5);
    expect(tab.requests).toHaveLength(2);
  });

  it('receive the status from the tab that requests it', async () => {
    const tab = page();
    await tab.load();
    expect(tab.messages).toEqual([
      { kind: 'requesting' },
      { kind: 'status', changed: at('10:05:00'), version: 'a', age: 3, staleAfter: 900 },
    ]);
  });
});

describe('unconfirmed prices', () => {
  it('are reported stale with their age, and become fresh again without a reload', async () => {
    const tab = page({ start: at('10:06:00') });
    tab.shop({ age: 1_860 });
    await tab.load();
    expect(tab.freshness.at(-1)).toEqual([true, 1_860]);
    tab.shop({ age: 2 });
    await tab.run(31);
    expect(tab.freshness.at(-1)).toEqual([false, 2]);
  });

  it('are stale when our own server is unreachable for as long', async () => {
    const tab = page({ start: at('10:05:10') });
    await tab.load();
    tab.shop({ isUp: false });
    await tab.run(880);
    expect(tab.freshness.every(([stale]) => !stale)).toBe(true);
    await tab.run(60);
    expect(tab.freshness.at(-1)?.[0]).toBe(true);
  });

  it('are stale when the server has never had them confirmed', async () => {
    const tab = page();
    tab.shop({ age: null, changed: null });
    await tab.load();
    expect(tab.freshness.at(-1)).toEqual([true, null]);
  });
});
