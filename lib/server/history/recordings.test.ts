import { expect, it, vi } from 'vitest';
import { setTestEnvironment } from '@/lib/server/config/env.fixture';
import { setReporter } from '@/lib/server/reporting/report';
import { lastRecorded, recordingOf, recordRates } from './recordings';

setTestEnvironment();
setReporter(() => undefined);

it('the process has one recording, whose last price is known, and a build has none', async () => {
  expect([await recordingOf('gold'), await lastRecorded('gold')]).toEqual([null, undefined]);
  const confirmedAt = Date.parse('2026-11-24T10:05:01Z');
  await recordRates({ rates: { gold: { sekPerOunce: 41_000.5, change: 0 } }, clockOffset: 0, confirmedAt });
  const at = Date.parse('2026-11-24T10:05:00Z');
  expect(await lastRecorded('gold')).toEqual({ sekPerOunce: 41_000.5, at });
  expect(await lastRecorded('silver')).toBeUndefined();
  vi.stubEnv('NEXT_PHASE', 'phase-production-build');
  expect([await recordingOf('gold'), await lastRecorded('gold')]).toEqual([null, undefined]);
  vi.unstubAllEnvs();
  expect((await recordingOf('gold'))?.candles.cycle).toHaveLength(1);
});
