import { type CheckoutErrorCode, readSwishCheck } from './errors';

/** How often, and for how long, an open Swish payment is asked about (domain.md 2.5). Milliseconds. */
export const SWISH_INTERVAL = 2_000;
export const SWISH_LIMIT = 195_000;

export interface WatchClock {
  now(): number;
  /** Runs `task` after `delay` ms; returns how to call it off. */
  after(delay: number, task: () => void): () => void;
}

interface SwishWatchOptions {
  readonly clock: WatchClock;
  /** When the payment was started, on the same clock, so that a reload does not start the time anew. */
  readonly startedAt: number;
  /** One question to the backend. Rejecting means that no answer came, which decides nothing. */
  readonly check: (signal: AbortSignal) => Promise<{ readonly code: number; readonly message: string }>;
  readonly onPaid: () => void;
  readonly onFailed: (error: CheckoutErrorCode) => void;
  /** The time is up: TM01 when the last look said "not yet", DS24 when it got no answer at all. */
  readonly onTimeout: (error: 'TM01' | 'DS24') => void;
}

export interface SwishWatch {
  /** The tab went out of sight: stop asking. */
  pause(): void;
  /** The customer is back, perhaps from the Swish app: ask at once. */
  resume(): void;
  stop(): void;
}

/** Watches one payment, one question at a time, until it is paid, has failed, or the time is up. Starts at once. */
export function watchSwish(options: SwishWatchOptions): SwishWatch {
  const { clock } = options;
  let cancelTimer: (() => void) | null = null;
  let running: AbortController | null = null;
  let paused = false;
  let done = false;

  const finish = (tell: () => void) => {
    done = true;
    cancelTimer?.();
    tell();
  };

  const look = async () => {
    if (done || paused || running) return;
    cancelTimer?.();
    const last = clock.now() - options.startedAt >= SWISH_LIMIT;
    const controller = new AbortController();
    running = controller;
    const answer = await options.check(controller.signal).catch(() => null);
    running = null;
    if (done) return;
    const result = answer ? readSwishCheck(answer) : null;
    if (result?.kind === 'paid') finish(options.onPaid);
    else if (result?.kind === 'failed') finish(() => options.onFailed(result.error));
    else if (last) finish(() => options.onTimeout(answer ? 'TM01' : 'DS24'));
    else if (!paused) cancelTimer = clock.after(SWISH_INTERVAL, () => void look());
  };

  void look();
  return {
    pause: () => {
      paused = true;
      cancelTimer?.();
    },
    resume: () => {
      paused = false;
      void look();
    },
    stop: () => {
      done = true;
      cancelTimer?.();
      running?.abort();
    },
  };
}
