import { createHash } from 'node:crypto';
import { sealData, unsealData } from 'iron-session';
import { z } from 'zod';
import { type CreateOrderResponse, createOrderResponse } from '@/lib/domain/shop-api/responses';
import { Refusal } from '@/lib/server/api/refusal';
import { type SealSettings, toOpen, toSeal } from '@/lib/server/sessions/sealed-cookie';
import type { SharedStore } from '@/lib/server/store/store';
import { withLease } from '@/lib/server/store/with-lease';

const attemptFields = {
  /** Hash of the request, to tell a changed order from a repeated one. */
  fingerprint: z.string(),
  /** Keyed hash of the buyer: only they get the result. */
  buyer: z.string(),
  /** The signed-in customer's id; null when signed out. */
  owner: z.string().nullable(),
  /** The request names the order that it changes or retries: an earlier result must not be reused for it. */
  isRetry: z.boolean(),
  /** Milliseconds; 0 in a state of an earlier version. */
  at: z.number().default(0),
};
const settledSchema = z.object({ ...attemptFields, answer: createOrderResponse });
const stateSchema = z.object({
  settled: settledSchema.nullable(),
  /** The buyer of a call, while it is unknown whether it made an order or changed it. */
  doubtedBuyer: z.string().nullable(),
  /** Calls sent under the intent so far; missing in a state of an earlier version. */
  calls: z.number().default(0),
});

/** What is read of a state that another release wrote and this one cannot read: who has an order under the intent, or may have one. */
const foreignState = z
  .object({
    settled: z.object({ buyer: z.string() }).nullable().catch(null),
    doubtedBuyer: z.string().nullable().catch(null),
    calls: z.number().catch(0),
  })
  .transform(({ settled, doubtedBuyer, calls }) => ({
    settled: null,
    doubtedBuyer: doubtedBuyer ?? settled?.buyer ?? null,
    calls,
  }));

/** One call of create-order under an intent. */
export type IntentAttempt = Readonly<Omit<z.infer<typeof settledSchema>, 'answer'>>;
export type Settled = Readonly<z.infer<typeof settledSchema>>;
type State = Readonly<z.infer<typeof stateSchema>>;

type IsSameBuyer = (mark: string) => Promise<boolean>;

/** Sends the call, the `attempt`th of its intent, from 1; `earlier` is the last result of the same intent. */
type Send = (earlier: Settled | null, attempt: number) => Promise<CreateOrderResponse>;

/** Stores the result of each intent, for a browser that lost the response. */
export interface IntentMemory {
  /** The result of the last call of this intent; null without one. Waits for a running call. */
  last(intent: string): Promise<Settled | null>;
  /**
   * Runs `send` after any running call of this intent, and stores its result. A call that is repeated while it runs, or after it
   * created an order, returns the same result; refusals and missing responses are never reused.
   * @param isSameBuyer whether another mark belongs to the same person: signed in since, or hashed with an earlier secret
   * @throws Refusal BUYER, without sending, when this intent may have created an order for another buyer
   */
  once(intent: string, attempt: IntentAttempt, isSameBuyer: IsSameBuyer, send: Send): Promise<CreateOrderResponse>;
}

interface Running {
  readonly attempt: IntentAttempt;
  readonly answer: Promise<CreateOrderResponse>;
}

const KEPT_MS = 30 * 60_000;
/** Milliseconds: longer than the timeout of create-order (lib/server/api/orders/order-calls.ts), shorter than the browser's. */
const TIMES = { wait: 35_000, hold: 35_000 };
const NOTHING: State = { settled: null, doubtedBuyer: null, calls: 0 };

/** Whether a call that ended so may have had an effect. */
export const isDoubt = ({ kind }: Refusal): boolean => kind === 'UNANSWERED' || kind === 'SESSION_ENDED';

function isSame(a: IntentAttempt, b: IntentAttempt): boolean {
  return a.fingerprint === b.fingerprint && a.buyer === b.buyer && a.owner === b.owner;
}

/** Hashes intents and seals results, which contain an e-mail address: the store can neither read nor forge them. */
function sealedStates(store: SharedStore, seal: SealSettings) {
  const keyOf = (intent: string) => `intent:${createHash('sha256').update(intent).digest('base64url')}`;
  return {
    keyOf,
    read: async (intent: string): Promise<State> => {
      const sealed = await store.get(keyOf(intent));
      if (sealed === null) return NOTHING;
      const opened = await unsealData(sealed, { password: toOpen(seal), ttl: 0 }).catch(() => null);
      return stateSchema.or(foreignState).safeParse(opened).data ?? NOTHING;
    },
    write: async (intent: string, state: State) =>
      store.set(keyOf(intent), await sealData(state, { password: toSeal(seal), ttl: 0 }), KEPT_MS),
  };
}

/**
 * Stores results of intents for half an hour, for all instances that share `store`. A double click, a reload or a lost response then
 * creates one order across instances, also on a backend that ignores Idempotency-Key.
 */
export function createIntentMemory(store: SharedStore, seal: SealSettings): IntentMemory {
  const states = sealedStates(store, seal);
  const running = new Map<string, Running>();

  const run = async (
    intent: string,
    attempt: IntentAttempt,
    isSameBuyer: IsSameBuyer,
    send: Send,
  ): Promise<CreateOrderResponse> => {
    const { settled, doubtedBuyer, calls: before } = await states.read(intent);
    const isCurrent = !attempt.isRetry && doubtedBuyer === null;
    if (isCurrent && settled?.answer.outcome === 'order' && isSame(settled, attempt)) return settled.answer;
    const madeFor = settled?.answer.orderId == null ? doubtedBuyer : settled.buyer;
    if (madeFor !== null && madeFor !== attempt.buyer && !(await isSameBuyer(madeFor))) throw new Refusal('BUYER');
    const calls = before + 1;
    // Before the call: if this instance dies during it, the others know that an order may exist, and for which buyer.
    await states.write(intent, { settled, doubtedBuyer: attempt.buyer, calls });
    try {
      const answer = await send(settled, calls);
      const orderId = answer.orderId ?? settled?.answer.orderId ?? null;
      const next = { ...attempt, answer: { ...answer, orderId } };
      // A refusal of this call says nothing about an earlier one without a response.
      await states.write(intent, { settled: next, doubtedBuyer: orderId === null ? doubtedBuyer : null, calls });
      return answer;
    } catch (error) {
      if (error instanceof Refusal && !isDoubt(error)) await states.write(intent, { settled, doubtedBuyer, calls });
      throw error;
    }
  };
  const alone = <T>(intent: string, work: () => Promise<T>) => withLease(store, states.keyOf(intent), TIMES, work);

  return {
    last: async (intent) => {
      await running.get(intent)?.answer.catch(() => null);
      const { settled, doubtedBuyer } = await alone(intent, () => states.read(intent));
      return doubtedBuyer === null ? settled : null;
    },
    once: (intent, attempt, isSameBuyer, send) => {
      const before = running.get(intent);
      if (before && isSame(before.attempt, attempt)) return before.answer;
      // Calls of one intent run in sequence: the second has to know the order of the first.
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
