import type { DialectName } from './sylius/dialects';

export interface Fault {
  /** Part of the path, query string included. */
  readonly match: string;
  readonly status?: number | undefined;
  readonly delayMs?: number | undefined;
  /** Cuts the connection instead of answering. */
  readonly drop?: boolean | undefined;
  readonly body?: string | undefined;
  /** The call is handled first; the fault befalls its response. */
  readonly after?: boolean | undefined;
  /** Number of calls that the fault still applies to. */
  times: number;
}

export interface LoggedRequest {
  /** The backend's clock, ISO 8601. */
  readonly at: string;
  readonly method: string;
  /** With the query string. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Bytes, as the client announced them. */
  readonly bodySize: number;
}

/** What a running backend knows beside its data file; gone with the process. */
export interface Runtime {
  dialect: DialectName;
  faults: Fault[];
  requests: LoggedRequest[];
}

/** The state of a backend that has just started: dialect `spec`, no faults, an empty request log. */
export function createRuntime(): Runtime {
  return { dialect: 'spec', faults: [], requests: [] };
}
