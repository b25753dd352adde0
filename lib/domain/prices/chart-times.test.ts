import { expect, it } from 'vitest';
import { rowText, stretchText } from './chart-times';

const at = (iso: string) => Date.parse(iso);

it('names the time of a point or a row, in Swedish time', () => {
  expect(stretchText('dag', at('2026-12-31T23:05:00Z'))).toBe('fredag 1\u00a0januari kl.\u00a000.05');
  expect(stretchText('vecka', at('2026-03-29T01:00:00Z'))).toBe('söndag 29\u00a0mars kl.\u00a003–04');
  expect(stretchText('manad', at('2026-11-24T20:00:00Z'))).toBe('tisdag 24\u00a0november kl.\u00a021–01');
  expect(stretchText('ar', at('2028-02-28T23:00:00Z'))).toBe('29\u00a0februari 2028');
  expect(rowText('dag', at('2026-11-24T22:00:00Z'))).toBe('tisdag kl.\u00a023–00');
  expect(rowText('ar', at('2026-10-31T23:00:00Z'))).toBe('november 2026');
});

it('an hour is one hour long on clocks that are set forward or back', () => {
  for (const twice of ['2026-10-25T00:00:00Z', '2026-10-25T01:00:00Z']) {
    expect(rowText('dag', at(twice))).toBe('söndag kl.\u00a002–03');
    expect(stretchText('vecka', at(twice))).toBe('söndag 25\u00a0oktober kl.\u00a002–03');
  }
  expect(rowText('dag', at('2026-03-29T00:00:00Z'))).toBe('söndag kl.\u00a001–02');
  expect(stretchText('vecka', at('2026-03-29T00:00:00Z'))).toBe('söndag 29\u00a0mars kl.\u00a001–02');
  expect(stretchText('manad', at('2026-10-24T22:00:00Z'))).toBe('söndag 25\u00a0oktober kl.\u00a000–03');
});
