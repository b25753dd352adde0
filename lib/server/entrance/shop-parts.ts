import pTimeout from 'p-timeout';
import type { PageRequest } from '@/lib/domain/paths/page-request';
import type { Limit } from '@/lib/server/api/rate-limit';
import { singleton } from '@/lib/server/config/singleton';
import type { PriceTimes } from './cache-control';

/** The functions that Next's bundles, which hold the catalogue, provide to the server. All but `limit` and `flush` are synchronous. */
export interface ShopParts {
  readonly pageRequest: (url: string) => PageRequest;
  readonly clock: () => PriceTimes;
  readonly limit: Limit;
  /** Sends the reports, traces and counts that are still waiting, and closes the file of recorded prices. */
  readonly flush: () => Promise<unknown>;
}

/** Milliseconds for instrumentation.ts, which loads error reporting and tracing: Next's prepare does not wait for it. */
const START_TIMEOUT = 30_000;

const handover = singleton('server-parts', () => {
  let give: (parts: ShopParts) => void = () => undefined;
  const parts = new Promise<ShopParts>((resolve) => {
    give = resolve;
  });
  return { give, parts };
});

/** Called by instrumentation.ts. */
export function giveParts(parts: ShopParts): void {
  handover.give(parts);
}

/** Rejects when instrumentation.ts did not finish: a server without rate limits and rules must not listen. */
export function shopParts(): Promise<ShopParts> {
  return pTimeout(handover.parts, {
    milliseconds: START_TIMEOUT,
    message: 'instrumentation.ts has not run: the server has no limits and must not listen.',
  });
}
