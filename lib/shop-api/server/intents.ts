import type { CreateOrderAnswer } from '../answers';

/** One call of create-order under an intent. */
export interface Attempt {
  /** Of what was sent, so that a changed order is not mistaken for a repeated one. */
  readonly fingerprint: string;
  /** Who ordered, as a keyed hash: nobody else is told what came of it. */
  readonly buyer: string;
  /** Who was signed in; null for nobody. */
  readonly owner: string | null;
  /** It names the order that it changes or tries again: an answer from before that is none. */
  readonly isRetry: boolean;
}

export interface Settled extends Attempt {
  readonly answer: CreateOrderAnswer;
}

/** Remembers what came of each intent, for the browser that did not get the answer. */
export interface IntentMemory {
  /** The last answer under this intent; null when none came. Waits for a call that is on its way. */
  last(intent: string): Promise<Settled | null>;
  /**
   * Runs `send` when no call of this intent is on its way any more, and remembers its answer. A call that is repeated while it
   * runs, or after it has made an order, is answered with that; a refusal or a missing answer is never given twice.
   */
  once(
    intent: string,
    attempt: Attempt,
    send: (earlier: Settled | null) => Promise<CreateOrderAnswer>,
  ): Promise<CreateOrderAnswer>;
}

interface Entry {
  settled: Settled | null;
  running: { readonly attempt: Attempt; readonly answer: Promise<CreateOrderAnswer> } | null;
  at: number;
}

const KEPT_MS = 30 * 60_000;
const KEPT = 5_000;

function isSame(a: Attempt, b: Attempt): boolean {
  return a.fingerprint === b.fingerprint && a.buyer === b.buyer && a.owner === b.owner;
}

/**
 * Keeps the answers of this process for half an hour. A backend that honours Idempotency-Key is safe without it; with it, a
 * double click, a reload or a lost answer makes one order on any backend.
 * @param now milliseconds since 1970
 */
export function createIntentMemory(now: () => number): IntentMemory {
  const entries = new Map<string, Entry>();

  const prune = () => {
    for (const [intent, { at, running }] of entries) {
      if (entries.size <= KEPT && at > now() - KEPT_MS) break;
      if (!running) entries.delete(intent);
    }
  };
  const touch = (intent: string): Entry => {
    const entry = entries.get(intent) ?? { settled: null, running: null, at: 0 };
    entries.delete(intent);
    entry.at = now();
    entries.set(intent, entry);
    return entry;
  };
  /** Calls of one intent follow each other: the second has to know the order that the first has made. */
  const idle = async (intent: string): Promise<Entry> => {
    for (let running = entries.get(intent)?.running; running; running = entries.get(intent)?.running) {
      await running.answer.catch(() => null);
    }
    return touch(intent);
  };

  return {
    last: async (intent) => {
      await entries.get(intent)?.running?.answer.catch(() => null);
      return entries.get(intent)?.settled ?? null;
    },
    once: async (intent, attempt, send) => {
      prune();
      const running = entries.get(intent)?.running;
      if (running && isSame(running.attempt, attempt)) return running.answer;
      const entry = await idle(intent);
      const { settled } = entry;
      if (!attempt.isRetry && settled?.answer.outcome === 'order' && isSame(settled, attempt)) return settled.answer;
      const answer = send(settled);
      entry.running = { attempt, answer };
      try {
        const given = await answer;
        entry.settled = { ...attempt, answer: given };
        return given;
      } finally {
        entry.running = null;
      }
    },
  };
}
