import { z } from 'zod';
import { whyUnbelievable } from '@/lib/domain/prices/believable';
import type { Rate, Rates } from '@/lib/domain/prices/rates';
import type { Metal } from '@/lib/domain/product/product';
import { commerceRequest } from '@/lib/server/sylius/client/http';
import { collect } from '@/lib/server/sylius/decoders/collect';
import { wire } from '@/lib/server/sylius/decoders/fields';
import { members } from '@/lib/server/sylius/decoders/parse';
import { CommerceError } from '@/lib/server/sylius/faults/errors';

const schema = z.looseObject({ currency: wire.label, rate: wire.number, priceChange: wire.number });

const METALS: Readonly<Record<string, Metal>> = { XAU: 'gold', XAG: 'silver' };

function parseRate(member: unknown): readonly [Metal, Rate] | null {
  const { currency, rate, priceChange } = schema.parse(member);
  const metal = METALS[currency?.toUpperCase() ?? ''];
  if (metal === undefined) return null;
  const reason = rate === null ? 'not a price' : whyUnbelievable(metal, rate, null);
  if (rate === null || reason !== null) throw new CommerceError('parse', `rate of ${currency}: ${reason}`);
  return [metal, { sekPerOunce: rate, change: believable(priceChange ?? 0, rate) }];
}

/** A change of half the price or more between two quotes is an error; the rate is then shown as unchanged. */
function believable(change: number, rate: number): number {
  return Math.abs(change) < rate / 2 ? change : 0;
}

/**
 * Parses get-rates: only XAU and XAG (spec.md section 7).
 * @throws CommerceError of kind `parse` when neither metal has a usable rate
 */
export function parseRates(body: unknown): Rates {
  const entries = collect('rates', members(body), parseRate).filter((entry) => entry !== null);
  if (entries.length === 0) throw new CommerceError('parse', 'rates: neither gold nor silver', { body });
  return Object.fromEntries(entries);
}

/** Spot prices. Throws CommerceError. */
export async function fetchRates(): Promise<Rates> {
  return parseRates(await commerceRequest({ path: 'sylius/commerz/get-rates' }));
}
