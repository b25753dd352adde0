/* The part of the Universal Commerce Protocol (https://ucp.dev) that this shop supports: its public catalogue.
   There is no checkout: a buyer must be identified with BankID. */

/** The release whose schemas the responses follow (e2e/ucp/schemas). */
export const UCP_VERSION = '2026-04-08';

export const SEARCH = 'dev.ucp.shopping.catalog.search';
export const LOOKUP = 'dev.ucp.shopping.catalog.lookup';

/** Cart links (lib/domain/paths/cart-link.ts). Not released yet: the version is the draft's date. */
export const PERMALINK = { name: 'dev.ucp.shopping.permalink', version: '2026-08-22' } as const;

export type CatalogCapability = typeof SEARCH | typeof LOOKUP;

/** The protocol's endpoint, below the shop's own URL. */
export const UCP_PATH = '/api/ucp';

export interface Message {
  readonly type: 'error' | 'warning' | 'info';
  readonly code: string;
  readonly content: string;
  /** RFC 9535 JSONPath. */
  readonly path?: string;
  readonly severity?: 'recoverable' | 'unrecoverable';
  readonly presentation?: 'notice' | 'disclosure';
  readonly url?: string;
}

/** The `ucp` member of a catalogue response, with the negotiated capabilities. */
export function envelope(...capabilities: readonly CatalogCapability[]) {
  const declared = capabilities.map((capability) => [capability, [{ version: UCP_VERSION }]]);
  return { version: UCP_VERSION, capabilities: Object.fromEntries(declared) };
}

/** Rejects a request before it is handled: an HTTP status with a code of the specification's tables. */
export class TransportError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly content: string,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(code);
    this.name = 'TransportError';
  }
}

/** A handled request without a result: status 200, with the reason in `messages`. */
export function failure(
  capabilities: readonly CatalogCapability[],
  code: string,
  content: string,
  continueUrl?: string,
) {
  return {
    ucp: { ...envelope(...capabilities), status: 'error' as const },
    messages: [{ type: 'error' as const, code, content, severity: 'unrecoverable' as const }],
    ...(continueUrl === undefined ? {} : { continue_url: continueUrl }),
  };
}

/** The `version` of a UCP-Agent header (RFC 8941), which platforms send beside the address of their profile. */
const AGENT_VERSION = /(?:^|[,;])\s*version="([^"]*)"/;

/**
 * Compares the protocol version only when the request itself names one: the specification would have us fetch the platform's profile,
 * but anybody may read this catalogue, and a shop that fetches strangers' addresses can be aimed at others.
 * @throws TransportError for another version than ours
 */
export function refuseOtherVersion(agent: string | null): void {
  const [, version = UCP_VERSION] = AGENT_VERSION.exec(agent ?? '') ?? [];
  if (version === UCP_VERSION) return;
  const content = `Protocol version ${version} is not supported. This business supports version ${UCP_VERSION}.`;
  throw new TransportError(422, 'version_unsupported', content);
}
