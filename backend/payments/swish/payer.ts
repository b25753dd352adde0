/** Milliseconds after which a request can no longer be approved (domain.md 2.1). */
export const SWISH_TIMEOUT = 3 * 60_000;

const refusedAtCreate: Readonly<Record<string, string>> = {
  '0700000001': 'TEL01',
  '0700000002': 'RP06',
  '0700000003': 'VR01',
  '0700000004': 'VR02',
  '0700000005': 'ACMT03',
  '0700000006': 'AM21',
  '0700000007': 'AM02',
  '0700000008': 'CB',
  '0700000009': 'XX99',
};

const failsAtCheck: Readonly<Record<string, string>> = {
  '0700000010': 'RF07',
  '0700000011': 'UA01',
  '0700000012': 'AM21',
  '0700000013': 'AM02',
};

const NEVER_ANSWERS = '0700000014';

export type SwishBehaviour =
  | { readonly refusal: string }
  /** `result`: `paid`, a failure code or NO_ANSWER, `after` this many milliseconds. */
  | { readonly result: string; readonly after: number };

/** The plan of a request without a response: it expires and releases its phone number, and its status stays CREATED. */
export const NO_ANSWER = 'NO_ANSWER';

/** The behaviour of the payer with this number (contract.md C1), who responds after `seconds`. */
export function swishBehaviour(phone: string, seconds: number): SwishBehaviour {
  const refusal = refusedAtCreate[phone];
  if (refusal) return { refusal };
  if (phone === NEVER_ANSWERS) return { result: NO_ANSWER, after: SWISH_TIMEOUT };
  return { result: failsAtCheck[phone] ?? 'paid', after: seconds * 1000 };
}
