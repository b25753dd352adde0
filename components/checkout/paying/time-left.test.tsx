// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TimeLeft } from './time-left';

const STARTED = Date.UTC(2026, 10, 23, 10);

beforeEach(() => void vi.useFakeTimers({ now: STARTED }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it.each([
  [0, '3:00'],
  [19, '2:41'],
  [179, '0:01'],
  [-3_600, '3:00'],
])('%i seconds after the payment was started, by the clock of the device, shows %s', (seconds, text) => {
  render(<TimeLeft lasts={180} startedAt={STARTED} />);
  vi.setSystemTime(STARTED + (seconds - 1) * 1000);
  act(() => void vi.advanceTimersByTime(1000));
  expect(screen.getByRole('timer').textContent).toBe(text);
});

it('announces once that little time is left, and says what happens once it is over', () => {
  render(<TimeLeft lasts={180} startedAt={STARTED} />);
  const said = () => screen.getByRole('status').textContent;
  const spoken = [140, 149, 150, 170, 180, 900].map((seconds) => {
    vi.setSystemTime(STARTED + (seconds - 1) * 1000);
    act(() => void vi.advanceTimersByTime(1000));
    return said();
  });
  const soon = 'Mindre än 30\u00a0sekunder kvar.';
  const over = 'Tiden är ute. Vi kontrollerar om du hann godkänna.';
  expect(spoken).toEqual(['', '', soon, soon, over, over]);
  expect(screen.queryByRole('timer')).toBeNull();
});
