import { objectOf, oneOf, readText } from '@/lib/domain/decoders';

export type ConsentChoice = 'granted' | 'denied';

/** Increment when the question changes: an earlier choice then no longer counts. */
export const CONSENT_POLICY = 1;

export interface StoredConsent {
  readonly choice: ConsentChoice | null;
  /** Ids of orders whose purchase event has been sent, so that each is sent once. */
  readonly reported: readonly string[];
}

const read = objectOf<{ choice: ConsentChoice; policy: number; reported: string[] }>({
  choice: oneOf('granted', 'denied'),
  policy: (value) => (value === CONSENT_POLICY ? CONSENT_POLICY : undefined),
  reported: (value) => (Array.isArray(value) ? value.flatMap((id) => readText(id) ?? []) : []),
});

/** The visitor's choice; empty when it belongs to another policy or cannot be read. */
export function readStoredConsent(value: unknown): StoredConsent {
  const stored = read(value);
  return { choice: stored?.choice ?? null, reported: stored?.reported ?? [] };
}
