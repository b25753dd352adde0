import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { singleton } from '@/lib/server/config/singleton';
import { countEvent, measure, report, reportFailure, reportOnce, setReporter } from './report';

const lines: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  lines.length = 0;
  vi.spyOn(console, 'warn').mockImplementation((line: string) => void lines.push(line));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  setReporter(undefined);
});

it.each([
  ['report', 'at most once a minute', report, 3],
  ['reportOnce', 'a single time', reportOnce, 2],
])('%s passes the same on %s, to the console or the reporter', (_, _often, pass, expected) => {
  for (const reporter of [undefined, (message: string) => lines.push(message)]) {
    setReporter(reporter);
    lines.length = 0;
    for (let second = 0; second < 90; second += 1) {
      pass(`no response from the backend ${reporter}`, { path: 'a' });
      vi.advanceTimersByTime(1_000);
    }
    pass(`no response from the backend ${reporter}`, { path: 'b' });
    expect(lines).toHaveLength(expected);
  }
});

it('passes reports on after the clock was set back by an hour', () => {
  report('the store is away');
  vi.setSystemTime(Date.now() - 3_600_000);
  report('the store is away');
  expect(lines).toHaveLength(2);
});

it('writes a line of JSON where there is no reporter, or a broken one', () => {
  const broken = () => {
    throw new Error('away');
  };
  for (const reporter of [undefined, broken]) {
    setReporter(reporter);
    report('the store is away', { host: 'a' });
  }
  const line = { level: 'warn', message: 'the store is away', host: 'a' };
  expect(lines.map((each) => JSON.parse(each))).toEqual([line, line]);
});

it('remembers a limited number of reports: then others are passed on again, or not at all', () => {
  const times = (count: number, pass: typeof report) => {
    for (let index = 0; index < count; index += 1) pass('left out', { index });
  };
  times(500, report);
  times(500, report);
  expect(lines).toHaveLength(500);
  report('one more');
  times(1, report);
  expect(lines).toHaveLength(502);
  lines.length = 0;
  vi.advanceTimersByTime(60_000);
  const reported = singleton('commerce-reported', () => new Set<string>());
  reported.clear();
  times(300, reportOnce);
  reported.clear();
  expect(lines).toHaveLength(200);
});

it('passes counts, events and failures on where the operator has metrics, the same failure once a minute', () => {
  const sent: unknown[] = [];
  const push = (...values: unknown[]) => void sent.push(values);
  const passAll = () => {
    measure('load', { placed: 1 });
    countEvent('orders.paid');
    for (const about of ['1', '2', '1']) reportFailure(['create-order', 'status'], about, { about });
  };
  passAll();
  setReporter(undefined, { sendCounts: push, sendEvent: push, sendFailure: push });
  passAll();
  const group = ['create-order', 'status'];
  expect(sent).toEqual([['load', { placed: 1 }], ['orders.paid'], [group, { about: '1' }], [group, { about: '2' }]]);
});
