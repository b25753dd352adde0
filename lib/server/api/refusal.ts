/** Codes that the proxy returns instead of a backend response, with their statuses. */
const STATUS = {
  BAD_REQUEST: 400,
  /** Signed out; nothing was sent to the backend. */
  SESSION: 401,
  /** The backend rejected the session of the call. The call's effect is unknown. */
  SESSION_ENDED: 401,
  SIGNATURE: 401,
  ORIGIN: 403,
  /** Neither this browser's order nor the signed-in customer's. */
  ORDER: 403,
  /** The order to change was placed for another buyer. */
  BUYER: 409,
  UNKNOWN: 404,
  METHOD: 405,
  PRICES: 409,
  /** A line is on request: it cannot be ordered. */
  NO_PRICE: 409,
  /** No orders are taken now: nothing was sent (lib/server/catalogue/sales). */
  CLOSED: 409,
  LENGTH: 411,
  TOO_LARGE: 413,
  TOO_MANY: 429,
  UPSTREAM: 502,
  UNANSWERED: 504,
} as const;
export type RefusalKind = keyof typeof STATUS;

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
