type CommerceErrorKind = 'timeout' | 'network' | 'http' | 'parse' | 'unauthorized';

interface CommerceErrorDetails {
  readonly status?: number | undefined;
  readonly code?: number | string | undefined;
  readonly body?: unknown;
  readonly retryAfterMs?: number | undefined;
  readonly cause?: unknown;
}

/**
 * An error in the communication with the backend. `kind` decides the handling: no response (`timeout`, `network`), a
 * response outside 2xx (`http`), a 401 to a request with tokens (`unauthorized`), or one that violates the contract
 * (`parse`). `status` is the HTTP status, `code` the body's own code (contract.md A), `body` the parsed response,
 * `retryAfterMs` the requested wait in milliseconds, if any. None of these may ever be treated as "not found" or
 * "empty".
 *
 * `instanceof` compares the name: each of Next's bundles has its own class, and may await another bundle's load.
 */
export class CommerceError extends Error {
  readonly kind: CommerceErrorKind;
  readonly status?: number | undefined;
  readonly code?: number | string | undefined;
  readonly retryAfterMs?: number | undefined;
  /** Private, so that a log that prints the error omits it: it may contain personal data. */
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

/** ECONNREFUSED, CERT_HAS_EXPIRED, ENOTFOUND, UND_ERR_SOCKET … */
const CODE = /^[A-Z][A-Z\d_]{2,60}$/;
const DEEPEST = 5;

/** The code of the error below a failed connection; null without one. */
export function causeOf(error: unknown): string | null {
  let current = error;
  for (let depth = 0; depth < DEEPEST && current instanceof Error; depth += 1) {
    if ('code' in current && typeof current.code === 'string' && CODE.test(current.code)) return current.code;
    current = current.cause;
  }
  return null;
}

/**
 * Whether the backend itself responded that the resource does not exist: only this means absence. A 404 without readable JSON comes from a
 * router or a deployment.
 */
export function isNotFound(error: unknown): boolean {
  if (!(error instanceof CommerceError) || error.kind !== 'http' || error.status !== 404) return false;
  return typeof error.body === 'object' && error.body !== null;
}
