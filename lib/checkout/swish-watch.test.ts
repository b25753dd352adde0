import { describe, expect, it } from 'vitest';
import { SWISH_LIMIT, type WatchClock, watchSwish } from './swish-watch';

type Answer = { code: number; message: string } | 'no answer';
const CREATED = { code: 202, message: 'CREATED' };

/** A clock that a test moves; between two moves every pending promise is settled. */
function scene(answers: (at: number) => Answer) {
  let time = 0;
  let timer: { at: number; task: () => void } | null = null;
  const asked: number[] = [];
  const told: string[] = [];
  const clock: WatchClock = {
    now: () => time,
    after: (delay, task) => {
      const mine = { at: time + delay, task };
      timer = mine;
      return () => {
        if (timer === mine) timer = null;
      };
    },
  };
  const settle = async () => {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  const watch = watchSwish({
    clock,
    startedAt: 0,
    check: async () => {
      asked.push(time);
      const answer = answers(time);
      if (answer === 'no answer') throw new Error('network');
      return answer;
    },
    onPaid: () => told.push('paid'),
    onFailed: (error) => told.push(error),
    onTimeout: (error) => told.push(`timeout ${error}`),
  });
  const until = async (end: number) => {
    await settle();
    while (timer && timer.at <= end) {
      const due: { at: number; task: () => void } = timer;
      time = due.at;
      timer = null;
      due.task();
      await settle();
    }
    time = end;
  };
  return { asked, told, watch, until, settle };
}

describe('polling of a Swish payment (domain.md 2.5)', () => {
  it('asks at once and then every other second until it is paid', async () => {
    const { asked, told, until } = scene((at) => (at < 6000 ? CREATED : { code: 200, message: 'PAID' }));
    await until(60_000);
    expect(asked).toEqual([0, 2000, 4000, 6000]);
    expect(told).toEqual(['paid']);
  });

  it('stops at a terminal code', async () => {
    const { told, until } = scene((at) => (at < 2000 ? CREATED : { code: 400, message: 'RF07' }));
    await until(60_000);
    expect(told).toEqual(['RF07']);
  });

  it('takes one last look when the time is up', async () => {
    const { asked, told, until } = scene(() => CREATED);
    await until(300_000);
    expect(asked.at(-1)).toBeGreaterThanOrEqual(SWISH_LIMIT);
    expect(asked.at(-1)).toBeLessThan(SWISH_LIMIT + 2001);
    expect(told).toEqual(['timeout TM01']);
  });

  it('says that the outcome is unknown when the last look got no answer', async () => {
    const { told, until } = scene(() => 'no answer');
    await until(300_000);
    expect(told).toEqual(['timeout DS24']);
  });

  it('rests while the tab is hidden and asks at once when it is back', async () => {
    const { asked, watch, until, settle } = scene(() => CREATED);
    await until(3000);
    watch.pause();
    await until(50_000);
    expect(asked).toEqual([0, 2000]);
    watch.resume();
    await settle();
    expect(asked).toEqual([0, 2000, 50_000]);
  });

  it('never runs two questions at once and tells nothing after stop', async () => {
    const { asked, told, watch, settle } = scene(() => ({ code: 200, message: 'PAID' }));
    watch.resume();
    watch.resume();
    watch.stop();
    await settle();
    expect(asked).toEqual([0]);
    expect(told).toEqual([]);
  });
});
