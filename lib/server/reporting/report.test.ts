import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { report, reportOnce, setReporter } from './report';

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
