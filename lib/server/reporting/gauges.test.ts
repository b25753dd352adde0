import { expect, it } from 'vitest';
import { gaugesOf, measureChecks } from './gauges';
import { type Counts, setReporter } from './report';

it('are the numbers and the yes or no of a report, and nothing else', () => {
  const report = {
    spot: { ok: true, ageSeconds: { gold: 9, silver: null } },
    store: { kind: 'valkey', ok: false },
    codes: ['a'],
  };
  expect(gaugesOf(report)).toEqual({ spot: { ok: 1, ageSeconds: { gold: 9 } }, store: { ok: 0 } });
});

it('are sent twice a minute, however often the shop is probed', () => {
  const sent: [string, Counts][] = [];
  setReporter(() => undefined, {
    sendCounts: (...counts) => void sent.push(counts),
    sendEvent: () => undefined,
    sendFailure: () => undefined,
  });
  for (let second = 0; second <= 60; second += 5) measureChecks({ prices: { ageSeconds: second } }, second * 1000);
  expect(sent.map(([name, { prices }]) => [name, prices])).toEqual([
    ['checks', { ageSeconds: 0 }],
    ['checks', { ageSeconds: 30 }],
    ['checks', { ageSeconds: 60 }],
  ]);
  setReporter(undefined);
});
