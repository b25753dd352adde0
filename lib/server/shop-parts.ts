import pTimeout from 'p-timeout';
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

/** Milliseconds that instrumentation.ts may take, which loads what reports errors and traces: Next prepares without waiting for it. */
const PATIENCE = 30_000;

const given = singleton('server-parts', () => {
  let give: (parts: ShopParts) => void = () => undefined;
  const parts = new Promise<ShopParts>((resolve) => {
    give = resolve;
  });
  return { give, parts };
});

/** Called by instrumentation.ts. */
export function giveParts(parts: ShopParts): void {
  given.give(parts);
}

/** Rejects when instrumentation.ts has not run to its end: a server without limits and rules must not listen. */
export function shopParts(): Promise<ShopParts> {
  return pTimeout(given.parts, {
    milliseconds: PATIENCE,
    message: 'instrumentation.ts has not run: the server has no limits and must not listen.',
  });
}
