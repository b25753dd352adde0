/** What the proxy says when it does not pass a call on, or the backend gave nothing that may be passed back. */
export type RefusalKind =
  | 'BAD_REQUEST'
  /** Nobody is signed in, and nothing was sent on. */
  | 'SESSION'
  /** The backend no longer accepts the session that the call carried. What the call did is not known. */
  | 'SESSION_ENDED'
  | 'SIGNATURE'
  | 'ORIGIN'
  /** Not an order of this browser's, or of the customer who is signed in. */
  | 'ORDER'
  /** The order that is to be changed was made for another buyer. */
  | 'BUYER'
  | 'UNKNOWN'
  | 'METHOD'
  | 'PRICES'
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
  LENGTH: 411,
  TOO_LARGE: 413,
  TOO_MANY: 429,
  UPSTREAM: 502,
  UNANSWERED: 504,
};

/**
 * Thrown anywhere inside the proxy, turned into `{code, message}` at its edge. Carries nothing from the backend. `instanceof` goes by
 * the name, since limits and intents belong to whichever of Next's bundles made them first.
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
