import { z } from 'zod';
import type { Reading } from '@/lib/domain/prices/candles';
import type { Metal } from '@/lib/domain/prices/goods';
import { amountOrNull } from '@/lib/domain/prices/money';
import { env } from '@/lib/server/config/env';
import { commerceRequest } from '@/lib/server/sylius/client/http';
import { collect } from '@/lib/server/sylius/decoders/collect';
import { wire } from '@/lib/server/sylius/decoders/fields';
import { asMap, bool, members } from '@/lib/server/sylius/decoders/parse';
import { CommerceError } from '@/lib/server/sylius/faults/errors';

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

const CURRENCY: Readonly<Record<Metal, string>> = { gold: 'XAU', silver: 'XAG' };

/** The key of recorded prices: those of different backends never mix. */
export function backendName(): string {
  return env().COMMERCE_URL;
}

/** The backend's history of a spot price since a moment; null when it has none (404). Throws CommerceError. */
export async function fetchRatesHistory(metal: Metal, from: Date): Promise<RatesHistory | null> {
  const query = new URLSearchParams({ currency: CURRENCY[metal], from: from.toISOString() });
  try {
    return parseRatesHistory(await commerceRequest({ path: 'sylius/commerz/get-rates-history', query }));
  } catch (error) {
    if (error instanceof CommerceError && error.status === 404) return null;
    throw error;
  }
}
