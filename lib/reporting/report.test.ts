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

it('writes the same line at most once a minute', () => {
  for (let second = 0; second < 90; second += 1) {
    report('backend does not answer', { path: 'a' });
    vi.advanceTimersByTime(1_000);
  }
  report('backend does not answer', { path: 'b' });
  expect(lines).toHaveLength(3);
});

it('passes every report to the reporter, and each reportOnce a single time', () => {
  const reported: string[] = [];
  setReporter((message) => reported.push(message));
  for (let time = 0; time < 3; time += 1) {
    report('again');
    reportOnce('only once');
  }
  expect(reported).toEqual(['again', 'only once', 'again', 'again']);
});
