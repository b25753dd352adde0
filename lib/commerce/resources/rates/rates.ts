import { z } from 'zod';
import type { Metal } from '@/lib/catalogue/product';
import { CommerceError } from '@/lib/commerce/faults/errors';
import { collect } from '@/lib/commerce/wire/collect';
import { wire } from '@/lib/commerce/wire/fields';
import { members } from '@/lib/commerce/wire/parse';
import { amountOrNull } from '@/lib/pricing/money';
import type { Rate, Rates } from '@/lib/pricing/rates';

const schema = z.looseObject({ currency: wire.label, rate: wire.number, priceChange: wire.number });

const METALS: Readonly<Record<string, Metal>> = { XAU: 'gold', XAG: 'silver' };

function parseRate(member: unknown): readonly [Metal, Rate] | null {
  const { currency, rate, priceChange } = schema.parse(member);
  const metal = METALS[currency?.toUpperCase() ?? ''];
  if (metal === undefined) return null;
  // What rounds to no öre is no price either.
  if (rate === null || !amountOrNull(Math.round(rate * 100)))
    throw new CommerceError('parse', `rate of ${currency}: not a price`);
  return [metal, { sekPerOunce: rate, change: believable(priceChange ?? 0, rate) }];
}

/** No metal loses or gains half its price between two quotes; beside such a change the rate is shown as unmoved. */
function believable(change: number, rate: number): number {
  return Math.abs(change) < rate / 2 ? change : 0;
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
