import pTimeout from 'p-timeout';
import { since } from '@/lib/domain/since';
import { singleton } from '@/lib/server/config/singleton';
import { causeOf } from '@/lib/server/sylius/faults/errors';
import { signWebhook } from './webhook';

/** The reason of our own calls to /api/revalidate, which announce nothing. */
export const WATCH = 'watch';

/** Milliseconds between two checks of the backend without other triggers. */
const EVERY = 10_000;
/** The same until the first check has succeeded: until then pages may be as old as the build. */
const AT_START = 1_000;
/** Milliseconds until the first check, because the server has to listen first. */
const FIRST = 100;
/** The same after a failure, and up to twice as long by chance, so that instances do not come together; doubled at each further one. */
const AFTER_FAILURE = 1_000;
/** Milliseconds to wait for a check, so that the next one can find the backend up again. */
const LONGEST = 10_000;
const GIVEN_UP = 60_000;
/** The backend may announce new prices before it serves them, so check again this long after each tick. */
const AFTER_TICK = 3_000;

/**
 * Milliseconds between checks that browsers trigger; longer while there are many. A request in between waits for the next one.
 */
const APART = 1_000;
const CROWDED = 3_000;
/** Checks closer together than this increase that distance. */
const CALM = 5_000;

interface Watch {
  check?: (() => Promise<void>) | undefined;
  running?: Promise<void> | undefined;
  waiting?: Promise<void> | undefined;
  /** Milliseconds since 1970: when the last check began. */
  startedAt: number;
  apart: number;
}

/** A process-wide singleton: one of Next's bundles starts the watcher, another calls it. */
const watch = singleton<Watch>('price-watch', () => ({ startedAt: 0, apart: APART }));

interface PriceWatchOptions {
  /** URL of this server instance, no trailing slash. */
  readonly self: string;
  readonly secret: string;
  /** The first price tick after a moment. */
  readonly nextTick: (now: Date) => Date;
  /** Called once when checks begin to fail and once when they work again. */
  readonly report: (message: string) => void;
  /** Called after each check with its status; null without a response. Not awaited. */
  readonly onChecked: (status: number | null) => unknown;
}

/** Milliseconds from a check at `now` to the next one, at most `longest`. */
export function delayBeforeCheck(now: Date, nextTick: (now: Date) => Date, longest: number): number {
  const untilTick = nextTick(now).getTime() - now.getTime();
  const recheck = nextTick(new Date(now.getTime() - AFTER_TICK)).getTime() + AFTER_TICK - now.getTime();
  return Math.min(longest, untilTick + 20, recheck > 0 ? recheck + 20 : EVERY);
}

/**
 * Keeps the pages of this instance at the backend's current prices without a visitor's request: checks every ten seconds, at each price
 * tick and once more shortly after it. Next can expire tags only inside a request, so it calls our own server. The first check always
 * expires the pages, because those of the build have the prices of that day.
 * @returns a function that stops the watch
 */
export function watchPrices({ self, secret, nextTick, report, onChecked }: PriceWatchOptions): () => void {
  let timer: NodeJS.Timeout | undefined;
  let ended = false;
  let settled = false;
  let failures = 0;
  let longest = AT_START;

  async function requestCheck(): Promise<void> {
    const body = JSON.stringify({ reason: WATCH });
    const pending = fetch(`${self}/api/revalidate`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', 'x-signature': signWebhook(body, secret, new Date()) },
      signal: AbortSignal.timeout(GIVEN_UP),
    });
    const { status, problem } = await pTimeout(pending, { milliseconds: LONGEST }).then(
      ({ ok, status }) => ({ status, problem: ok ? undefined : `status ${status}` }),
      (error: unknown) => ({
        status: null,
        problem: causeOf(error) ?? (error instanceof Error ? error.message : 'no response'),
      }),
    );
    onChecked(status);
    if (problem === undefined) settled = true;
    if (problem !== undefined && failures === 0) report(`Prices cannot be confirmed: ${problem}`);
    if (problem === undefined && failures > 0) report('Prices are confirmed again');
    failures = problem === undefined ? 0 : failures + 1;
    const retry = AFTER_FAILURE * (1 + Math.random()) * 2 ** (failures - 1);
    longest = settled ? Math.min(EVERY, failures === 0 ? EVERY : retry) : AT_START;
  }

  function check(): Promise<void> {
    if (!watch.running) {
      const isCrowd = since(watch.startedAt) < CALM;
      watch.apart = isCrowd ? Math.min(watch.apart + APART, CROWDED) : APART;
      watch.startedAt = Date.now();
    }
    watch.running ??= requestCheck().finally(() => {
      watch.running = undefined;
    });
    return watch.running;
  }

  /** Milliseconds until the next check, counted from the last one, whatever triggered that. */
  function dueIn(): number {
    const wait = delayBeforeCheck(new Date(watch.startedAt), nextTick, longest);
    // `since`: setting the clock back must not stop the checks.
    return Math.min(EVERY, Math.max(0, wait - since(watch.startedAt)));
  }

  function schedule(): void {
    if (ended) return;
    timer = setTimeout(() => void (dueIn() > 0 ? Promise.resolve() : check()).finally(schedule), dueIn());
    timer.unref();
  }

  watch.check = check;
  watch.startedAt = Date.now() - AT_START + FIRST;
  schedule();
  return () => {
    ended = true;
    watch.check = undefined;
    clearTimeout(timer);
  };
}

/** Runs a check that begins after this call, however recent the last one, for a change that is already known. */
export async function triggerCheck(): Promise<void> {
  await watch.running;
  await watch.check?.();
}

/** The running check, or else the next one, shared by all callers until it begins. */
function sharedCheck(check: () => Promise<void>): Promise<void> {
  if (watch.running) return watch.running;
  const wait = watch.apart - since(watch.startedAt);
  if (wait <= 0) return check();
  watch.waiting ??= new Promise<void>((resolve) => setTimeout(resolve, wait)).then(() => {
    watch.waiting = undefined;
    return check();
  });
  return watch.waiting;
}

/**
 * Waits for the running check, or else for the next one. Callers share it, so that any number of them at a tick causes at most one
 * backend request every one to three seconds. Resolves when the check has succeeded or failed, or after `patience` milliseconds.
 */
export async function awaitCheck(patience: number): Promise<void> {
  if (watch.check) await pTimeout(sharedCheck(watch.check), { milliseconds: patience, fallback: () => undefined });
}
