import { describe, expect, it } from 'vitest';
import { createClock } from '../clock';
import { type Database, openDatabase } from '../db/client';
import { writeMeta } from '../db/meta';
import { migrate } from '../db/migrate';
import { epochNumber, epochStart } from './epoch';
import { spotRates } from './rates';
import { tick } from './tick';

function at(moment: string, seed = 1): { db: Database; clock: ReturnType<typeof createClock> } {
  const db = openDatabase(':memory:');
  migrate(db);
  writeMeta(db, 'seed', String(seed));
  const clock = createClock();
  clock.set(new Date(moment));
  return { db, clock };
}

describe('the price epoch', () => {
  it('changes at every minute that ends in 5', () => {
    const before = epochNumber(new Date('2026-11-21T10:04:59.999Z'));
    const after = epochNumber(new Date('2026-11-21T10:05:00Z'));
    expect(after).toBe(before + 1);
    expect(epochNumber(new Date('2026-11-21T10:14:59Z'))).toBe(after);
    expect(epochStart(after).toISOString()).toBe('2026-11-21T10:05:00.000Z');
  });
});

describe('spot prices', () => {
  it('are the same for the same seed and time, whatever was requested before', () => {
    const later = at('2026-11-21T12:00:00Z');
    spotRates(later.db, later.clock);
    const first = at('2026-11-21T10:00:00Z');
    const again = at('2026-11-21T10:00:00Z');
    expect(spotRates(first.db, first.clock)).toEqual(spotRates(again.db, again.clock));
    const other = at('2026-11-21T10:00:00Z', 2);
    expect(spotRates(other.db, other.clock).gold.rate).not.toBe(spotRates(first.db, first.clock).gold.rate);
  });

  it('move by 0.05 to 0.3 per cent an epoch, report the change, and stay near their level', () => {
    const { db, clock } = at('2026-11-01T00:06:00Z');
    let before = spotRates(db, clock);
    for (let epoch = 0; epoch < 600; epoch += 1) {
      clock.advance(600);
      const now = spotRates(db, clock);
      for (const metal of ['gold', 'silver'] as const) {
        const step = Math.abs(now[metal].rate / before[metal].rate - 1);
        expect(step).toBeGreaterThan(0.0004);
        expect(step).toBeLessThan(0.0031);
        expect(now[metal].change).toBeCloseTo(now[metal].rate - before[metal].rate, 1);
      }
      expect(now.changed.getTime() - before.changed.getTime()).toBe(600_000);
      expect(now.gold.rate).toBeGreaterThan(30_000);
      expect(now.gold.rate).toBeLessThan(55_000);
      before = now;
    }
  });

  it('do not change within an epoch', () => {
    const { db, clock } = at('2026-11-21T10:05:00Z');
    const start = spotRates(db, clock);
    clock.advance(590);
    expect(spotRates(db, clock)).toEqual(start);
  });
});

describe('a tick by hand', () => {
  it('changes the prices at once, stays in effect and updates the time of change', () => {
    const { db, clock } = at('2026-11-21T10:07:00Z');
    const before = spotRates(db, clock);
    const after = tick(db, clock, { gold: 1.01, silver: 0.99 });
    expect(after.gold.rate).toBeCloseTo(before.gold.rate * 1.01, 0);
    expect(after.silver.rate).toBeCloseTo(before.silver.rate * 0.99, 0);
    expect(after.gold.change).toBeCloseTo(after.gold.rate - before.gold.rate, 1);
    expect(after.changed > before.changed).toBe(true);
    clock.advance(600);
    const next = spotRates(db, clock);
    expect(Math.abs(next.gold.rate / after.gold.rate - 1)).toBeLessThan(0.0031);
    expect(next.changed.toISOString()).toBe('2026-11-21T10:15:00.000Z');
  });

  it('leaves the other metal unchanged, and changes both when none is named', () => {
    const { db, clock } = at('2026-11-21T10:07:00Z');
    const before = spotRates(db, clock);
    expect(tick(db, clock, { gold: 1.02 }).silver.rate).toBe(before.silver.rate);
    const first = spotRates(db, clock).changed;
    const random = tick(db, clock, {});
    expect(random.silver.rate).not.toBe(before.silver.rate);
    expect(random.changed > first).toBe(true);
  });
});
