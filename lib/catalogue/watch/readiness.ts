import type { LoadReport } from '@/lib/catalogue/load/load-report';
import type { Snapshot } from '@/lib/catalogue/snapshot';
import { since } from '@/lib/since';

/**
 * Milliseconds after which prices count as unconfirmed. The watch checks every ten seconds (lib/catalogue/watch/price-watch.ts), and a
 * probe must see a failure within fifteen.
 */
const CONFIRMED_WITHIN = 14_000;

interface ReadinessFacts {
  readonly snapshot: Pick<Snapshot, 'confirmedAt' | 'epoch' | 'catalogue' | 'report'> | undefined;
  readonly refused: { readonly at: number; readonly report: LoadReport } | undefined;
  /** Milliseconds since 1970, like all times here; null before the backend's first response. */
  readonly backendRespondedAt: number | null;
  readonly store: { readonly kind: 'memory' | 'valkey'; readonly connected: boolean };
  readonly now: number;
}

function secondsSince(then: number | null | undefined, now: number): number | null {
  return then === null || then === undefined ? null : Math.round(since(then, now) / 1000);
}

/**
 * The response to a readiness probe (docs/operations.md, "Health"). `ready`: the backend recently confirmed the prices of this instance;
 * `canShowPages`: it can show pages at all, even old ones. The store does not count: without it each instance works alone.
 */
export function describeReadiness({ snapshot, refused, backendRespondedAt, store, now }: ReadinessFacts) {
  const isRecent = (moment: number | null | undefined) =>
    moment !== null && moment !== undefined && since(moment, now) <= CONFIRMED_WITHIN;
  const confirmed = isRecent(snapshot?.confirmedAt);
  return {
    ready: confirmed,
    canShowPages: snapshot !== undefined,
    checks: {
      catalogue: {
        ok: snapshot !== undefined,
        products: snapshot?.catalogue.products.length ?? 0,
        epoch: snapshot?.epoch.changed ?? null,
        load: snapshot?.report ?? null,
        /** A later load that was refused because it lost more than a tenth. */
        refused: refused ? { secondsAgo: secondsSince(refused.at, now), load: refused.report } : null,
      },
      prices: { ok: confirmed, ageSeconds: secondsSince(snapshot?.confirmedAt, now) },
      backend: { ok: isRecent(backendRespondedAt), answeredSecondsAgo: secondsSince(backendRespondedAt, now) },
      store: { ok: store.kind === 'memory' || store.connected, kind: store.kind },
    },
  };
}
