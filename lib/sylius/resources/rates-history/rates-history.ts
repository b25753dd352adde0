import { z } from 'zod';
import type { Reading } from '@/lib/prices/bars';
import { amountOrNull } from '@/lib/prices/money';
import { collect } from '@/lib/sylius/decoders/collect';
import { wire } from '@/lib/sylius/decoders/fields';
import { asMap, bool, members } from '@/lib/sylius/decoders/parse';
import { CommerceError } from '@/lib/sylius/faults/errors';

export interface RatesHistory {
  /** Oldest first. */
  readonly readings: readonly Reading[];
  /** The data is fictional, for a demonstration. */
  readonly isDemonstration: boolean;
}

const schema = z.looseObject({ time: wire.date, rate: wire.number });

function parseReading(member: unknown): Reading {
  const { time, rate } = schema.parse(member);
  const price = amountOrNull(Math.round((rate ?? Number.NaN) * 100));
  if (time === null || !price) throw new CommerceError('parse', 'not a price at a time');
  return { at: Date.parse(time), price };
}

/** Parses get-rates-history (contract.md A4); unreadable readings are left out. Throws CommerceError when it is not a list. */
export function parseRatesHistory(body: unknown): RatesHistory {
  const readings = collect('rates history', members(body), parseReading).sort((a, b) => a.at - b.at);
  return { readings, isDemonstration: bool(asMap(body).demonstration) };
}
