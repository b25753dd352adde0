import { createHash } from 'node:crypto';
import { sealData, unsealData } from 'iron-session';
import { z } from 'zod';
import { type SealSettings, toOpen, toSeal } from '@/lib/account/sealed-cookie';
import type { SharedStore } from '@/lib/store/store';
import { withLease } from '@/lib/store/with-lease';
import { type CreateOrderResponse, createOrderResponse } from '../contract/responses';
import { Refusal } from './refusal';

const attemptFields = {
  /** Of what was sent, so that a changed order is not mistaken for a repeated one. */
  fingerprint: z.string(),
  /** Who ordered, as a keyed hash: nobody else gets its outcome. */
  buyer: z.string(),
  /** Who was signed in; null for nobody. */
  owner: z.string().nullable(),
  /** It names the order that it changes or tries again: a response from before that is none. */
  isRetry: z.boolean(),
};
const settledSchema = z.object({ ...attemptFields, answer: createOrderResponse });
const stateSchema = z.object({
  settled: settledSchema.nullable(),
  /** Who the last call was for, while nobody knows what came of it. */
  doubtedBuyer: z.string().nullable(),
});

/** One call of create-order under an intent. */
export type Attempt = Readonly<Omit<z.infer<typeof settledSchema>, 'answer'>>;
export type Settled = Readonly<z.infer<typeof settledSchema>>;
type State = Readonly<z.infer<typeof stateSchema>>;

type IsSameBuyer = (mark: string) => Promise<boolean>;

/** Makes the call, knowing the last response under the same intent. */
type Send = (earlier: Settled | null) => Promise<CreateOrderResponse>;

/** Remembers what came of each intent, for the browser that did not get the response. */
export interface IntentMemory {
  /** The last response under this intent; null when none came. Waits for a call that is on its way. */
  last(intent: string): Promise<Settled | null>;
  /**
   * Runs `send` when no call of this intent is on its way any more, and remembers its response. A call that is repeated while it
   * runs, or after it has made an order, gets that; a refusal or a missing answer is never given twice.
   * @param isSameBuyer whether a buyer under another mark is the same person: signed in since, or hashed by an earlier secret
   * @throws Refusal BUYER, with nothing sent, when an order may have been made for somebody else under this intent
   */
  once(intent: string, attempt: Attempt, isSameBuyer: IsSameBuyer, send: Send): Promise<CreateOrderResponse>;
}

interface Running {
  readonly attempt: Attempt;
  readonly answer: Promise<CreateOrderResponse>;
}

const KEPT_MS = 30 * 60_000;
/** Longer than a call of create-order may take (lib/api/server/order-calls.ts), less than a browser waits for it. */
const TIMES = { wait: 35_000, hold: 35_000 };
const NOTHING: State = { settled: null, doubtedBuyer: null };

function isSame(a: Attempt, b: Attempt): boolean {
  return a.fingerprint === b.fingerprint && a.buyer === b.buyer && a.owner === b.owner;
}

/** The store sees neither the intent's name nor a response, which holds an e-mail address; nor can it make up either. */
function sealedStates(store: SharedStore, seal: SealSettings) {
  const keyOf = (intent: string) => `intent:${createHash('sha256').update(intent).digest('base64url')}`;
  return {
    keyOf,
    read: async (intent: string): Promise<State> => {
      const sealed = await store.get(keyOf(intent));
      if (sealed === null) return NOTHING;
      const opened = await unsealData(sealed, { password: toOpen(seal), ttl: 0 }).catch(() => null);
      return stateSchema.safeParse(opened).data ?? NOTHING;
    },
    write: async (intent: string, state: State) =>
      store.set(keyOf(intent), await sealData(state, { password: toSeal(seal), ttl: 0 }), KEPT_MS),
  };
}

/**
 * Keeps what came of each intent for half an hour, for all instances that use `store`. A backend that honours Idempotency-Key is safe
 * without it; with it, a double click, a reload or a lost response makes one order on any backend, whichever instances they meet.
 */
export function createIntentMemory(store: SharedStore, seal: SealSettings): IntentMemory {
  const states = sealedStates(store, seal);
  const running = new Map<string, Running>();

  const run = async (
    intent: string,
    attempt: Attempt,
    isSameBuyer: IsSameBuyer,
    send: Send,
  ): Promise<CreateOrderResponse> => {
    const { settled, doubtedBuyer } = await states.read(intent);
    if (!attempt.isRetry && settled?.answer.outcome === 'order' && isSame(settled, attempt)) return settled.answer;
    const madeFor = settled?.answer.orderId == null ? doubtedBuyer : settled.buyer;
    if (madeFor !== null && madeFor !== attempt.buyer && !(await isSameBuyer(madeFor))) throw new Refusal('BUYER');
    // Before the call: if this instance dies in the middle, the others know that an order may exist, and for whom.
    await states.write(intent, { settled, doubtedBuyer: attempt.buyer });
    try {
      const answer = await send(settled);
      await states.write(intent, { settled: { ...attempt, answer }, doubtedBuyer: null });
      return answer;
    } catch (error) {
      const isDoubt = !(error instanceof Refusal) || error.kind === 'UNANSWERED' || error.kind === 'SESSION_ENDED';
      if (!isDoubt) await states.write(intent, { settled, doubtedBuyer });
      throw error;
    }
  };
  const alone = <T>(intent: string, work: () => Promise<T>) => withLease(store, states.keyOf(intent), TIMES, work);

  return {
    last: async (intent) => {
      await running.get(intent)?.answer.catch(() => null);
      return (await alone(intent, () => states.read(intent))).settled;
    },
    once: (intent, attempt, isSameBuyer, send) => {
      const before = running.get(intent);
      if (before && isSame(before.attempt, attempt)) return before.answer;
      // Calls of one intent follow each other: the second has to know the order that the first has made.
      const turn = before?.answer.catch(() => null) ?? Promise.resolve();
      const answer = turn.then(() => alone(intent, () => run(intent, attempt, isSameBuyer, send)));
      running.set(intent, { attempt, answer });
      const end = () => {
        if (running.get(intent)?.answer === answer) running.delete(intent);
      };
      answer.then(end, end);
      return answer;
    },
  };
}
