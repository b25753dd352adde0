import { env } from '@/lib/config/env';
import type { Metal } from '@/lib/prices/goods';
import { commerceRequest } from '@/lib/sylius/client/http';
import { CommerceError } from '@/lib/sylius/faults/errors';
import { parseRatesHistory, type RatesHistory } from './rates-history';

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
