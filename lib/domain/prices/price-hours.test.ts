import { describe, expect, it } from 'vitest';
import { missedChanges, readPriceHours } from './price-hours';

const at = (time: string) => Date.parse(`${time}Z`);
const hours = (text: string) => {
  const read = readPriceHours(text);
  if (read === null) throw new Error(text);
  return read;
};
const ALWAYS = hours('');

describe('missed price changes', () => {
  it.each([
    ['2026-11-23T10:05:00', '2026-11-23T10:16:59', 0],
    ['2026-11-23T10:05:00', '2026-11-23T10:17:00', 1],
    ['2026-11-23T10:05:00', '2026-11-23T10:27:00', 2],
    ['2026-11-23T07:05:00', '2026-11-23T10:07:00', 18],
    // Clocks that differ by seconds, and a price that was corrected off the schedule.
    ['2026-11-23T10:04:57', '2026-11-23T10:16:59', 0],
    ['2026-11-23T10:12:00', '2026-11-23T10:24:00', 0],
    ['2026-11-23T10:12:00', '2026-11-23T10:27:00', 1],
    // A backend whose clock was set back, and one that never had a change.
    ['2026-11-23T11:05:00', '2026-11-23T10:07:00', 0],
    ['1970-01-01T00:00:00', '2026-11-23T10:07:00', 1008],
  ])('after a change at %s, at %s', (changed, now, count) =>
    expect(missedChanges(at(changed), at(now), ALWAYS)).toBe(count),
  );

  it('of an unreadable time are none', () =>
    expect(missedChanges(Number.NaN, at('2026-11-23T10:07:00'), ALWAYS)).toBe(0));

  // Winter: Swedish time is an hour ahead of UTC. 2026-11-20 is a Friday.
  const OPEN = 'mon-fri 08:00-22:00';
  it.each([
    ['rest at night', OPEN, '2026-11-19T20:55:00', '2026-11-20T07:04:00', 0],
    ['begin in the morning', OPEN, '2026-11-19T20:55:00', '2026-11-20T07:17:00', 2],
    ['rest from Friday to Monday', OPEN, '2026-11-20T20:55:00', '2026-11-23T07:06:59', 0],
    ['begin on Monday', OPEN, '2026-11-20T20:55:00', '2026-11-23T07:07:00', 1],
    ['follow the Swedish summer', OPEN, '2026-07-16T19:55:00', '2026-07-17T06:17:00', 2],
    [
      'have hours of their own on some days',
      'mon-thu 08:00-22:00, fri 08:00-20:00',
      '2026-11-20T18:55:00',
      '2026-11-20T20:59:00',
      0,
    ],
    ['run over the end of the week', 'fri-mon 00:00-24:00', '2026-11-22T09:55:00', '2026-11-22T10:07:00', 1],
  ])('%s', (_, text, changed, now, count) => expect(missedChanges(at(changed), at(now), hours(text))).toBe(count));
});

it.each([
  'mon-fri',
  'mån-fre 08:00-22:00',
  'mon-fri 8-22',
  'mon-fri 22:00-08:00',
  'mon 08:00-25:00',
  'mon 08:60-10:00',
  'mon 08:00-10:00,',
])('hours written as %j are unreadable', (text) => expect(readPriceHours(text)).toBeNull());
