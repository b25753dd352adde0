import { expect, it, onTestFinished, vi } from 'vitest';
import { lastBelieved, noteBelieved } from './believed-spot';

const HOUR = 3_600_000;

it('follows the prices after the clock was set back', async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 26, 12) });
  onTestFinished(() => void vi.useRealTimers());
  const note = (sekPerOunce: number) => noteBelieved({ gold: { sekPerOunce, change: 0 } }, Date.now());
  note(40_000);
  vi.setSystemTime(Date.now() - HOUR);
  note(41_000);
  expect((await lastBelieved()).gold?.sekPerOunce).toBe(41_000);
});
