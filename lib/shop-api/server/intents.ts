import type { CreateOrderAnswer } from '../answers';
import { Refusal } from './refusal';

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

/** Makes the call, knowing the last answer under the same intent. */
type Send = (earlier: Settled | null) => Promise<CreateOrderAnswer>;

/** Remembers what came of each intent, for the browser that did not get the answer. */
export interface IntentMemory {
  /** The last answer under this intent; null when none came. Waits for a call that is on its way. */
  last(intent: string): Promise<Settled | null>;
  /**
   * Runs `send` when no call of this intent is on its way any more, and remembers its answer. A call that is repeated while it
   * runs, or after it has made an order, is answered with that; a refusal or a missing answer is never given twice.
   * @throws Refusal BUYER, with nothing sent, when an order may have been made for somebody else under this intent
   */
  once(
    intent: string,
    attempt: Attempt,
    send: (earlier: Settled | null) => Promise<CreateOrderAnswer>,
  ): Promise<CreateOrderAnswer>;
}

interface Entry {
  settled: Settled | null;
  /** Who the last call was for, while nobody knows what came of it. */
  doubtedBuyer: string | null;
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
    const entry = entries.get(intent) ?? { settled: null, doubtedBuyer: null, running: null, at: 0 };
    entries.delete(intent);
    entry.at = now();
    entries.set(intent, entry);
    return entry;
  };

  const run = async (entry: Entry, attempt: Attempt, send: Send): Promise<CreateOrderAnswer> => {
    const { settled } = entry;
    if (!attempt.isRetry && settled?.answer.outcome === 'order' && isSame(settled, attempt)) return settled.answer;
    const madeFor = settled?.answer.orderId == null ? entry.doubtedBuyer : settled.buyer;
    if (madeFor !== null && madeFor !== attempt.buyer) throw new Refusal('BUYER');
    try {
      const answer = await send(settled);
      entry.settled = { ...attempt, answer };
      entry.doubtedBuyer = null;
      return answer;
    } catch (error) {
      const isDoubt = !(error instanceof Refusal) || error.kind === 'UNANSWERED' || error.kind === 'SESSION_ENDED';
      if (isDoubt) entry.doubtedBuyer = attempt.buyer;
      throw error;
    }
  };

  return {
    last: async (intent) => {
      await entries.get(intent)?.running?.answer.catch(() => null);
      return entries.get(intent)?.settled ?? null;
    },
    once: (intent, attempt, send) => {
      prune();
      const entry = touch(intent);
      const { running } = entry;
      if (running && isSame(running.attempt, attempt)) return running.answer;
      // Calls of one intent follow each other: the second has to know the order that the first has made.
      const before = running?.answer.catch(() => null) ?? Promise.resolve();
      const answer = before.then(() => run(entry, attempt, send));
      entry.running = { attempt, answer };
      const end = () => {
        if (entry.running?.answer === answer) entry.running = null;
      };
      answer.then(end, end);
      return answer;
    },
  };
}
