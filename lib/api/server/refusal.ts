/** Codes that the proxy returns instead of a backend response. */
export type RefusalKind =
  | 'BAD_REQUEST'
  /** Signed out; nothing was sent to the backend. */
  | 'SESSION'
  /** The backend rejected the session of the call. The call's effect is unknown. */
  | 'SESSION_ENDED'
  | 'SIGNATURE'
  | 'ORIGIN'
  /** Neither this browser's order nor the signed-in customer's. */
  | 'ORDER'
  /** The order to change was placed for another buyer. */
  | 'BUYER'
  | 'UNKNOWN'
  | 'METHOD'
  | 'PRICES'
  /** A line is on request: it cannot be ordered. */
  | 'NO_PRICE'
  | 'LENGTH'
  | 'TOO_LARGE'
  | 'TOO_MANY'
  | 'UPSTREAM'
  | 'UNANSWERED';

const STATUS: Record<RefusalKind, number> = {
  BAD_REQUEST: 400,
  SESSION: 401,
  SESSION_ENDED: 401,
  SIGNATURE: 401,
  ORIGIN: 403,
  ORDER: 403,
  BUYER: 409,
  UNKNOWN: 404,
  METHOD: 405,
  PRICES: 409,
  NO_PRICE: 409,
  LENGTH: 411,
  TOO_LARGE: 413,
  TOO_MANY: 429,
  UPSTREAM: 502,
  UNANSWERED: 504,
};

/**
 * Thrown inside the proxy and turned into `{code, message}` by handleCommerce. Contains nothing from the backend. `instanceof`
 * compares names, because limits and intents come from the first of Next's bundles that created them.
 */
export class Refusal extends Error {
  readonly kind: RefusalKind;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  static override [Symbol.hasInstance](value: unknown): value is Refusal {
    return value instanceof Error && value.name === 'Refusal';
  }

  constructor(kind: RefusalKind, headers: Readonly<Record<string, string>> = {}) {
    super(kind);
    this.name = 'Refusal';
    this.kind = kind;
    this.status = STATUS[kind];
    this.headers = headers;
  }
}
