import type { Clock } from '../clock';
import type { Database } from '../db/client';
import { epochNumber } from './epoch';
import { fileSeed, spotRates, twoDecimals } from './rates';
import { walkFactors } from './walk';

export interface CurrencyRate {
  readonly currency: string;
  /** SEK per troy ounce, or per unit of a currency. */
  readonly rate: number;
  /** Signed, in SEK, since the price change before the last one. */
  readonly priceChange: number;
}

/** The full list of get-rates. Clients have to pick out XAU and XAG, the only ones that the shop uses (contract.md A4). */
export function currencyRates(db: Database, clock: Clock): CurrencyRate[] {
  const { gold, silver } = spotRates(db, clock);
  const platinum = walkFactors(fileSeed(db), 'XPT', epochNumber(clock.now()));
  const platinumRate = twoDecimals(15_400 * platinum.current);
  return [
    { currency: 'EUR', rate: 10.98, priceChange: 0 },
    { currency: 'XAU', rate: gold.rate, priceChange: gold.change },
    { currency: 'XPT', rate: platinumRate, priceChange: twoDecimals(platinumRate - 15_400 * platinum.previous) },
    { currency: 'XAG', rate: silver.rate, priceChange: silver.change },
    { currency: 'USD', rate: 9.41, priceChange: 0 },
  ];
}
