export type CommerceErrorKind = 'timeout' | 'network' | 'http' | 'parse' | 'unauthorized';

export interface CommerceErrorDetails {
  readonly status?: number | undefined;
  readonly code?: number | string | undefined;
  readonly body?: unknown;
  readonly retryAfterMs?: number | undefined;
  readonly cause?: unknown;
}

/**
 * Everything that can go wrong between us and the shop backend. `kind` decides what to do about it:
 * `timeout` and `network` gave no response, `http` is a response outside 2xx, `unauthorized` is a 401 to a call
 * with tokens, `parse` a response
 * that is not what the contract says. `status` is the HTTP status, `code` the body's own code (contract.md A),
 * `body` the parsed answer, `retryAfterMs` the milliseconds after which the backend accepts another request, if it said so. None of these may ever be mistaken for "not found" or "empty".
 *
 * `instanceof` goes by the name: each of Next's bundles has a class of its own, and a load that one begins another waits for.
 */
export class CommerceError extends Error {
  readonly kind: CommerceErrorKind;
  readonly status?: number | undefined;
  readonly code?: number | string | undefined;
  readonly retryAfterMs?: number | undefined;
  /** Private, so that a log which prints the error does not print it: it may hold personal data. */
  readonly #body: unknown;

  static override [Symbol.hasInstance](value: unknown): value is CommerceError {
    return value instanceof Error && value.name === 'CommerceError';
  }

  get body(): unknown {
    return this.#body;
  }

  constructor(kind: CommerceErrorKind, message: string, details: CommerceErrorDetails = {}) {
    super(message, { cause: details.cause });
    this.name = 'CommerceError';
    this.kind = kind;
    this.status = details.status;
    this.code = details.code;
    this.#body = details.body;
    this.retryAfterMs = details.retryAfterMs;
  }
}

/** True when the backend itself says that the thing does not exist, which is the only answer that means absence. */
export function isNotFound(error: unknown): boolean {
  return error instanceof CommerceError && error.kind === 'http' && error.status === 404;
}
