import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { setTestEnvironment } from '@/lib/server/config/env.fixture';
import { closedNow } from './closed';
import { changesAt, isStill, noteChanges } from './still-prices';

setTestEnvironment(undefined, { PRICE_HOURS: 'mon-fri 08:00-22:00', PRICES_STILL_AFTER: '7200' });

// A Monday morning in Sweden, with a backend whose clock is an hour ahead.
const AHEAD = 3_600_000;
const CHANGED = '2026-11-23T09:05:00.000Z';
const snapshot = {
  clockOffset: AHEAD,
  epoch: { changed: CHANGED, nextChange: '2026-11-23T09:15:00.000Z' },
};
/** On our clock. */
const minutesAfter = (minutes: number) => Date.parse(CHANGED) - AHEAD + minutes * 60_000;

const lines: { level: string; message: string; missed: number }[] = [];
beforeEach(() => {
  lines.length = 0;
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockImplementation((line) => lines.push(JSON.parse(String(line))) > 0);
  onTestFinished(() => void vi.restoreAllMocks());
});

describe('prices that stand still', () => {
  it.each([
    [21.9, 1, true, false],
    [22, 2, true, false],
    [24.9, 2, true, false],
    [25, 2, false, false],
    [131.9, 12, false, true],
    [121.9, 11, false, false],
  ])('after %d minutes', (minutes, missed, ok, still) => {
    const changes = changesAt(snapshot, minutesAfter(minutes));
    expect(changes).toEqual({ ok, missed, ageSeconds: minutes * 60 });
    expect(isStill(changes)).toBe(still);
  });

  it('are not counted while the feed rests', () => {
    const friday = { ...snapshot, epoch: { ...snapshot.epoch, changed: '2026-11-20T20:55:00.000Z' } };
    const monday = Date.parse('2026-11-23T07:06:00Z') - AHEAD;
    expect(changesAt(friday, monday)).toMatchObject({ ok: true, missed: 0 });
  });

  it('are logged when two changes have not come, when somebody must look, and when they come again: each once', () => {
    const later = { ...snapshot, epoch: { ...snapshot.epoch, changed: '2026-11-23T09:35:00.000Z' } };
    for (const minutes of [2, 12, 21, 22, 23, 24, 25, 26, 29]) noteChanges(snapshot, minutesAfter(minutes));
    for (const minutes of [30, 31]) noteChanges(later, minutesAfter(minutes));
    expect(lines.map(({ level, message }) => `${level}: ${message}`)).toEqual([
      'warn: prices stand still',
      'error: prices stand still, and somebody must look',
      'info: prices change again',
    ]);
    expect(lines[0]).toMatchObject({ missed: 2, ageSeconds: 1320, changed: CHANGED });
  });

  it('close the shop until they change', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: minutesAfter(121) });
    onTestFinished(() => void vi.useRealTimers());
    expect(closedNow(snapshot)).toBeNull();
    vi.setSystemTime(minutesAfter(132));
    expect(closedNow(snapshot)).toEqual({ scope: 'all', reason: 'still' });
    expect(closedNow({ ...snapshot, epoch: { ...snapshot.epoch, changed: '2026-11-23T11:15:00.000Z' } })).toBeNull();
  });
});
