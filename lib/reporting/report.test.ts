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

it.each(['console', 'reporter'])('passes the same report on at most once a minute, to the %s', (receiver) => {
  if (receiver === 'reporter') setReporter((message) => lines.push(message));
  for (let second = 0; second < 90; second += 1) {
    report('backend does not answer', { path: 'a' });
    vi.advanceTimersByTime(1_000);
  }
  report('backend does not answer', { path: 'b' });
  expect(lines).toHaveLength(3);
});

it('passes a reportOnce on a single time', () => {
  const reported: string[] = [];
  setReporter((message) => reported.push(message));
  for (let time = 0; time < 3; time += 1) {
    reportOnce('only once');
    vi.advanceTimersByTime(100_000);
  }
  expect(reported).toEqual(['only once']);
});
