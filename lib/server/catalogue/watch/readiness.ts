import type { Closed } from '@/lib/domain/order/closed';
import { since } from '@/lib/domain/since';
import type { LeftOut, LoadReport } from '@/lib/server/catalogue/load/load-report';
import { counts, type Selling, type SpotAges } from '@/lib/server/catalogue/sales/selling';
import type { Changes } from '@/lib/server/catalogue/sales/still-prices';
import type { Stop } from '@/lib/server/catalogue/sales/stop';
import type { Snapshot } from '@/lib/server/catalogue/snapshot';

/**
 * Milliseconds after which prices count as unconfirmed. The watch checks every ten seconds (lib/server/catalogue/watch/price-watch.ts), and a
 * probe must see a failure within fifteen.
 */
const CONFIRMED_WITHIN = 14_000;

interface ReadinessFacts {
  readonly snapshot: Pick<Snapshot, 'confirmedAt' | 'epoch' | 'catalogue' | 'report'> | undefined;
  readonly leftOut: readonly LeftOut[];
  readonly refused: { readonly at: number; readonly report: LoadReport } | undefined;
  /** Both undefined without a snapshot. */
  readonly selling: Selling | undefined;
  readonly spot: SpotAges | undefined;
  readonly changes: Changes | undefined;
  /** Why no orders are taken, with who has stopped them and when. */
  readonly closed: (Closed & Partial<Stop>) | null;
  /** Milliseconds since 1970, like all times here; null before the backend's first response. */
  readonly backendRespondedAt: number | null;
  readonly store: { readonly kind: 'memory' | 'valkey'; readonly connected: boolean };
  /** What this instance can do by itself (own-work.ts). */
  readonly own: { readonly revalidates: boolean | null; readonly renders: boolean | null };
  /** It has been told to end: requests belong to other instances. */
  readonly isLeaving: boolean;
  readonly now: number;
}

const NOTHING: Selling = { ok: false, priced: 0, forSale: 0, listed: 0, before: null };

/** Of each probe; `?for=codes` has all. */
const MOST_CODES = 20;

function secondsSince(then: number | null | undefined, now: number): number | null {
  return then === null || then === undefined ? null : Math.round(since(then, now) / 1000);
}

/**
 * The response to a readiness probe (docs/operations.md, "Health"). `ready`: the backend recently confirmed the prices of this instance,
 * its pages follow them, and its goods can be bought; `canShowPages`: it has shown a page, even an old one. A page counts only by its own failure, never by the
 * backend's (docs/decisions/0021-a-shop-without-its-backend.md). The store does not count: without it each instance works alone.
 */
export function describeReadiness(facts: ReadinessFacts) {
  const { snapshot, refused, leftOut, selling, spot, changes, closed, backendRespondedAt, store, own, isLeaving, now } =
    facts;
  const isRecent = (moment: number | null | undefined) =>
    since(moment ?? Number.NEGATIVE_INFINITY, now) <= CONFIRMED_WITHIN;
  const confirmed = isRecent(snapshot?.confirmedAt);
  const renders = own.renders === true;
  const revalidates = own.revalidates === true;
  const ages = Object.entries(spot ?? {});
  const hasSpot = spot !== undefined && ages.every(([, age]) => counts(age));
  // What an operator has stopped is no failure: a release may be what ends the stop.
  const sells = selling?.ok === true && closed?.reason !== 'still';
  return {
    ready: confirmed && renders && revalidates && hasSpot && sells && !isLeaving,
    canShowPages: snapshot !== undefined && renders && !isLeaving,
    checks: {
      catalogue: {
        ok: snapshot !== undefined,
        products: snapshot?.catalogue.products.length ?? 0,
        epoch: snapshot?.epoch.changed ?? null,
        load: snapshot?.report ?? null,
        /** A later load that was refused: it lost more than a tenth, or did not fit into memory (zero counts). */
        refused: refused ? { secondsAgo: secondsSince(refused.at, now), load: refused.report } : null,
        /** Products that are not sold. */
        leftOut: leftOut.length,
        codes: leftOut.slice(0, MOST_CODES),
      },
      prices: { ok: confirmed, ageSeconds: secondsSince(snapshot?.confirmedAt, now) },
      spot: {
        ok: hasSpot,
        ageSeconds: Object.fromEntries(
          ages.map(([metal, age]) => [metal, typeof age === 'number' ? Math.round(age / 1000) : null]),
        ),
      },
      changes: changes ?? { ok: false, missed: null, ageSeconds: null },
      selling: { ...(selling ?? NOTHING), ok: sells, closed },
      backend: { ok: isRecent(backendRespondedAt), answeredSecondsAgo: secondsSince(backendRespondedAt, now) },
      pages: { ok: renders && revalidates, renders: own.renders, revalidates: own.revalidates },
      leaving: { ok: !isLeaving },
      store: { ok: store.kind === 'memory' || store.connected, kind: store.kind },
    },
  };
}
