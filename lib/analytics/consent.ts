import { objectOf, oneOf, readText } from '@/lib/decoders';

export type ConsentChoice = 'granted' | 'denied';

/** Raised when what is requested changes: a response to another question is no response to this one. */
export const CONSENT_POLICY = 1;

export interface StoredConsent {
  readonly choice: ConsentChoice | null;
  /** Orders that have been reported: each is, once. */
  readonly reported: readonly string[];
}

const readPolicy = (value: unknown) => (value === CONSENT_POLICY ? CONSENT_POLICY : undefined);
const readReported = (value: unknown) => (Array.isArray(value) ? value.flatMap((id) => readText(id) ?? []) : undefined);
const read = objectOf<{ choice: ConsentChoice; policy: number; reported: string[] }>({
  choice: oneOf('granted', 'denied'),
  policy: readPolicy,
  reported: readReported,
});

/** What this visitor has answered to this question; nothing when it was another question, or cannot be read. */
export function readStoredConsent(value: unknown): StoredConsent {
  const stored = read(value);
  return { choice: stored?.choice ?? null, reported: stored?.reported ?? [] };
}
