import type { Limit } from '@/lib/api/server/rate-limit';
import { singleton } from '@/lib/singleton';
import type { PriceClock } from './cache-control';
import type { PageRequest } from './page-request';

/** What the server needs of the shop behind it, whose catalogue lives in Next's bundles. Each answers at once, but for the limit. */
export interface ShopParts {
  readonly pageRequest: (url: string) => PageRequest;
  readonly clock: () => PriceClock;
  readonly limit: Limit;
}

const given = singleton<{ parts?: ShopParts }>('server-parts', () => ({}));

/** Called by instrumentation.ts, when Next prepares. */
export function giveParts(parts: ShopParts): void {
  given.parts = parts;
}

/** @throws Error when instrumentation.ts has not run: a server without limits and rules must not listen */
export function shopParts(): ShopParts {
  if (!given.parts) throw new Error('instrumentation.ts has not run: the server has no limits and must not listen.');
  return given.parts;
}
