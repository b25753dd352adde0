import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { performance } from 'node:perf_hooks';
import { Refusal } from '@/lib/api/server/refusal';

/**
 * Priority of a request, in the order in which requests are refused under load. `newcomer`: pages and prefetches of pages.
 * `visitor`: what an open page requests. `customer`: orders, sign-in, health probes and the webhook, which are never refused.
 */
export type Rank = 'newcomer' | 'visitor' | 'customer';

const CUSTOMER =
  /^\/+(?:checkout|login|order|profile|get-bank-id-session|get-payment-signing-session)(?:[/?]|$)|^\/+api\/(?:commerce\/(?!get-system-status|get-rates)|identity\/|revalidate|health|ready)/;
const VISITOR = /^\/+(?:_next|api|images|sylius)\//;

/** The rank of a request, from its URL and the router's headers. */
export function rankOf(url: string, headers: IncomingHttpHeaders): Rank {
  if (headers['next-router-prefetch'] !== undefined) return 'newcomer';
  if (CUSTOMER.test(url)) return 'customer';
  // A page's data: refused, the router would load the whole page in its place.
  if (VISITOR.test(url) || headers.rsc !== undefined) return 'visitor';
  return 'newcomer';
}

/**
 * Milliseconds that the next to come would wait for an answer: beyond them those of a rank are turned away. A thousand open pages
 * renew themselves at a price change, and wait better than they are lost.
 */
const LONGEST_WAIT = { newcomer: 4_000, visitor: 20_000, customer: Number.POSITIVE_INFINITY } as const;
/** The part of the last measurement that was work, below which there is no crowd: clients that read slowly are no work. */
const BUSY = 0.8;
/** With fewer requests than this under way nobody is turned away: a browser alone asks for a few dozen at once. */
const FEW = 60;
/** Milliseconds of one measurement, and how many count: long enough to see past a moment's work, such as a new catalogue. */
const WINDOW = 1_000;
const WINDOWS = 5;
/** Seconds. */
const RETRY_AFTER = 5;

export interface OverloadClock {
  /** Milliseconds since any moment. */
  readonly now: () => number;
  /** Milliseconds that this process has been at work since any moment. */
  readonly worked: () => number;
}

const THIS_PROCESS: OverloadClock = {
  now: () => performance.now(),
  worked: () => performance.eventLoopUtilization().active,
};

interface Measured {
  /** Milliseconds, and how many of them were work. */
  readonly length: number;
  readonly worked: number;
  readonly answered: number;
}

/** Counts a request and returns null, or returns the refusal (503 with Retry-After) to answer it with. */
export type Admit = (rank: Rank, response: ServerResponse) => Refusal | null;

/**
 * Refuses requests under load, so that orders still get through. The wait of the next request is estimated as the number under
 * way divided by the number answered per second of work: time spent waiting for the backend is not work and does not count.
 */
export function createOverload({ now, worked }: OverloadClock = THIS_PROCESS): Admit {
  let measured: readonly Measured[] = [];
  let underWay = 0;
  let answered = 0;
  let since = { now: now(), worked: worked() };

  function measure(): void {
    const at = now();
    if (at - since.now < WINDOW) return;
    const workedNow = worked();
    measured = [...measured, { length: at - since.now, worked: workedNow - since.worked, answered }].slice(-WINDOWS);
    since = { now: at, worked: workedNow };
    answered = 0;
  }

  /** Milliseconds. */
  function wait(): number {
    const last = measured.at(-1);
    if (!last || last.worked < last.length * BUSY) return 0;
    const work = measured.reduce((sum, window) => sum + window.worked, 0);
    const count = measured.reduce((sum, window) => sum + window.answered, 0);
    return (underWay * work) / Math.max(1, count);
  }

  return (rank, response) => {
    measure();
    if (underWay >= FEW && wait() > LONGEST_WAIT[rank]) {
      return new Refusal('BUSY', { 'Retry-After': String(RETRY_AFTER) });
    }
    underWay += 1;
    response.once('close', () => {
      underWay -= 1;
      answered += 1;
    });
    return null;
  };
}
