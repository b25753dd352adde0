import { describe, expect, it } from 'vitest';
import { createClock } from '../clock';
import { type Database, openDatabase } from '../db/client';
import { writeMeta } from '../db/meta';
import { migrate } from '../db/migrate';
import { epochNumber, epochStart } from './epoch';
import { spotRates } from './rates';

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
  it('do not change within an epoch', () => {
    const { db, clock } = at('2026-11-21T10:05:00Z');
    const start = spotRates(db, clock);
    clock.advance(590);
    expect(spotRates(db, clock)).toEqual(start);
  });
});
