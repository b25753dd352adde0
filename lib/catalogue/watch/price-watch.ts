import pTimeout from 'p-timeout';
import { since } from '@/lib/since';
import { singleton } from '@/lib/singleton';
import { signWebhook } from './webhook';

/** Milliseconds between two checks of the backend when nothing else calls for one. */
const EVERY = 10_000;
/** The same until the first check has succeeded: until then the pages may be as old as the build. */
const AT_START = 1_000;
/** Milliseconds until the first check: the server has to listen first. */
const FIRST = 100;
/** After this many milliseconds a check is no longer waited for: the next one may find the backend up again. */
const LONGEST = 10_000;
const GIVEN_UP = 60_000;
/** The backend may announce new prices before it serves them, so check again this long after each tick. */
const AFTER_TICK = 3_000;

/**
 * Milliseconds between checks that browsers ask for: more while there are many. A request in between waits for the next one.
 */
const APART = 1_000;
const CROWDED = 3_000;
/** Checks closer together than this are a crowd. */
const CALM = 5_000;

interface Watch {
  check?: (() => Promise<void>) | undefined;
  running?: Promise<void> | undefined;
  waiting?: Promise<void> | undefined;
  /** Milliseconds since 1970: when the last check began. */
  startedAt: number;
  apart: number;
}

/** The watcher is started by one bundle and asked by another. */
const watch = singleton<Watch>('price-watch', () => ({ startedAt: 0, apart: APART }));

export interface PriceWatchOptions {
  /** Address of this very server instance, no trailing slash. */
  readonly self: string;
  readonly secret: string;
  /** The first price tick after a moment. */
  readonly nextTick: (now: Date) => Date;
  /** Called once when checks begin to fail and once when it works again. */
  readonly report: (message: string) => void;
}

/** Milliseconds from one check, at `now`, to the next that is due. */
export function delayBeforeCheck(now: Date, nextTick: (now: Date) => Date, settled: boolean): number {
  const untilTick = nextTick(now).getTime() - now.getTime();
  const recheck = nextTick(new Date(now.getTime() - AFTER_TICK)).getTime() + AFTER_TICK - now.getTime();
  return Math.min(settled ? EVERY : AT_START, untilTick + 20, recheck > 0 ? recheck + 20 : EVERY);
}

/**
 * Keeps every page of this instance at the backend's current prices without a visitor having to ask: checks every ten
 * seconds, at each price tick and once more shortly after it. Tags can only be expired from within a request, hence the
 * call to ourselves. The first check always expires the pages: those of the build carry the prices of that day.
 * @returns a function that ends the watch
 */
export function watchPrices({ self, secret, nextTick, report }: PriceWatchOptions): () => void {
  let timer: NodeJS.Timeout | undefined;
  let ended = false;
  let settled = false;
  let failing = false;

  async function ask(): Promise<void> {
    const body = JSON.stringify({ reason: 'watch' });
    const answer = fetch(`${self}/api/revalidate`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', 'x-signature': signWebhook(body, secret, new Date()) },
      signal: AbortSignal.timeout(GIVEN_UP),
    });
    const problem = await pTimeout(answer, { milliseconds: LONGEST }).then(
      (response) => (response.ok ? undefined : `status ${response.status}`),
      (error: unknown) => (error instanceof Error ? error.message : 'no answer'),
    );
    if (problem === undefined) settled = true;
    if (failing !== (problem !== undefined))
      report(problem ? `Prices cannot be confirmed: ${problem}` : 'Prices are confirmed again');
    failing = problem !== undefined;
  }

  function check(): Promise<void> {
    if (!watch.running) {
      const isCrowd = since(watch.startedAt) < CALM;
      watch.apart = isCrowd ? Math.min(watch.apart + APART, CROWDED) : APART;
      watch.startedAt = Date.now();
    }
    watch.running ??= ask().finally(() => {
      watch.running = undefined;
    });
    return watch.running;
  }

  /** Milliseconds until a check is due, counted from the last one, whatever caused that. */
  function dueIn(): number {
    const wait = delayBeforeCheck(new Date(watch.startedAt), nextTick, settled);
    // `since`: a clock that is set back must not put the watch to sleep.
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

/** Runs a check now, however recent the last one: for a change that is known without asking the backend. */
export async function triggerCheck(): Promise<void> {
  await watch.check?.();
}

/** The check that is running, or else the next one. All callers until it begins share it. */
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
 * Waits for the running check, or else for the next one. All callers share it: however many ask at a tick, the backend is asked
 * every few seconds at most. Resolves when the check has ended, well or not, or after `patience` milliseconds.
 */
export async function awaitCheck(patience: number): Promise<void> {
  if (!watch.check) return;
  let timer: NodeJS.Timeout | undefined;
  const tired = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patience);
  });
  await Promise.race([sharedCheck(watch.check), tired]);
  clearTimeout(timer);
}
