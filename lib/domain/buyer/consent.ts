import * as z from 'zod/mini';

export type ConsentChoice = 'granted' | 'denied';

/** Increment when the question changes: an earlier choice then no longer counts. */
export const CONSENT_POLICY = 1;

export interface StoredConsent {
  readonly choice: ConsentChoice | null;
  /** Ids of orders whose purchase event has been sent, so that each is sent once. */
  readonly reported: readonly string[];
}

const storedConsent = z.object({
  choice: z.enum(['granted', 'denied']),
  policy: z.literal(CONSENT_POLICY),
  reported: z.pipe(
    z.array(z.unknown()),
    z.transform((ids) => ids.filter((id) => typeof id === 'string')),
  ),
});

/** The visitor's choice; empty when it belongs to another policy or cannot be read. */
export function readStoredConsent(value: unknown): StoredConsent {
  const stored = storedConsent.safeParse(value).data;
  return { choice: stored?.choice ?? null, reported: stored?.reported ?? [] };
}
