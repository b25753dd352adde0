import { z } from 'zod';
import { CommerceError } from '@/lib/commerce/faults/errors';
import { collect } from '@/lib/commerce/wire/collect';
import { wire } from '@/lib/commerce/wire/fields';
import { asMap, bool, members } from '@/lib/commerce/wire/parse';
import type { Reading } from '@/lib/prices/history/bars';
import { amountOrNull } from '@/lib/pricing/money';

export interface RatesHistory {
  /** Oldest first. */
  readonly readings: readonly Reading[];
  /** Made up, for a demonstration. */
  readonly isDemonstration: boolean;
}

const schema = z.looseObject({ time: wire.date, rate: wire.number });

function parseReading(member: unknown): Reading {
  const { time, rate } = schema.parse(member);
  const price = amountOrNull(Math.round((rate ?? Number.NaN) * 100));
  if (time === null || !price) throw new CommerceError('parse', 'not a price at a time');
  return { at: Date.parse(time), price };
}

/** Reads get-rates-history (contract.md A4); readings that cannot be read are left out. Throws CommerceError when it is no list. */
export function parseRatesHistory(body: unknown): RatesHistory {
  const readings = collect('rates history', members(body), parseReading).sort((a, b) => a.at - b.at);
  return { readings, isDemonstration: bool(asMap(body).demonstration) };
}
