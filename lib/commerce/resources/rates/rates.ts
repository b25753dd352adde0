import { z } from 'zod';
import type { Metal } from '@/lib/catalogue/product';
import { CommerceError } from '@/lib/commerce/faults/errors';
import { collect } from '@/lib/commerce/wire/collect';
import { wire } from '@/lib/commerce/wire/fields';
import { members } from '@/lib/commerce/wire/parse';
import type { Rate, Rates } from '@/lib/pricing/rates';

const schema = z.looseObject({ currency: wire.label, rate: wire.number, priceChange: wire.number });

const METALS: Readonly<Record<string, Metal>> = { XAU: 'gold', XAG: 'silver' };

function parseRate(member: unknown): readonly [Metal, Rate] | null {
  const { currency, rate, priceChange } = schema.parse(member);
  const metal = METALS[currency?.toUpperCase() ?? ''];
  if (metal === undefined) return null;
  if (rate === null || rate <= 0) throw new CommerceError('parse', `rate of ${currency}: not a price`);
  return [metal, { sekPerOunce: rate, change: priceChange ?? 0 }];
}

/**
 * Reads get-rates: only XAU and XAG count (spec.md section 7).
 * @throws CommerceError of kind `parse` when neither metal has a usable rate
 */
export function parseRates(body: unknown): Rates {
  const entries = collect('rates', members(body), parseRate).filter((entry) => entry !== null);
  if (entries.length === 0) throw new CommerceError('parse', 'rates: neither gold nor silver', { body });
  return Object.fromEntries(entries);
}
