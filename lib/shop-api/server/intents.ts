import type { CreateOrderAnswer } from '@/lib/shop-api/answers';

interface Attempt {
  /** Of the body that was sent, so that a changed order is not mistaken for a repeated one. */
  readonly fingerprint: string;
  readonly answer: Promise<CreateOrderAnswer>;
  readonly at: number;
}

/** Remembers what came of each wish to buy, for the browser that did not get to hear it. */
export interface IntentMemory {
  find(intent: string): Attempt | null;
  /** Runs `send` unless the same wish with the same body is on its way or has been answered. */
  once(intent: string, fingerprint: string, send: () => Promise<CreateOrderAnswer>): Promise<CreateOrderAnswer>;
  forget(intent: string): void;
  /** An order is being changed: from now on the change's answer is the news about its intent, or that it had none. */
  follow(intent: string, answer: Promise<CreateOrderAnswer>): void;
  /** What was answered last; rejects when that was nothing. Null for an intent that nobody has heard of. */
  news(intent: string): Promise<CreateOrderAnswer> | null;
}

const KEPT_MS = 30 * 60_000;
const KEPT = 5_000;

/**
 * Keeps the answers of this process for half an hour. A backend that honours Idempotency-Key is safe without it; with
 * it, a double click, a reload or a lost answer makes one order on any backend.
 */
export function createIntentMemory(now: () => number): IntentMemory {
  const attempts = new Map<string, Attempt>();
  const changes = new Map<string, Pick<Attempt, 'answer' | 'at'>>();
  const prune = () => {
    for (const kept of [attempts, changes]) {
      for (const [intent, { at }] of kept) {
        if (kept.size <= KEPT && at > now() - KEPT_MS) break;
        kept.delete(intent);
      }
    }
  };
  return {
    find: (intent) => attempts.get(intent) ?? null,
    once: (intent, fingerprint, send) => {
      prune();
      const known = attempts.get(intent);
      if (known?.fingerprint === fingerprint) return known.answer;
      const answer = send();
      attempts.set(intent, { fingerprint, answer, at: now() });
      // No answer is no memory: the next attempt has to ask again, under the same name.
      answer.catch(() => attempts.delete(intent));
      return answer;
    },
    forget: (intent) => void attempts.delete(intent),
    follow: (intent, answer) => {
      changes.delete(intent);
      changes.set(intent, { answer, at: now() });
    },
    news: (intent) => (changes.get(intent) ?? attempts.get(intent))?.answer ?? null,
  };
}
