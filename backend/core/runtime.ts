/** Which Sylius is spoken (contract.md part B sections 7 and 11). */
export const dialectNames = ['spec', '1.12', '1.14', '2.x', 'ap4'] as const;
export type DialectName = (typeof dialectNames)[number];

/** A fault requested by the control API (contract.md C2). */
export interface Fault {
  /** Part of the path, query string included. */
  readonly match: string;
  readonly status?: number | undefined;
  readonly delayMs?: number | undefined;
  /** Drops the connection instead of responding. */
  readonly drop?: boolean | undefined;
  /** The call is handled in full and only its response is dropped, delayed or replaced. */
  readonly after?: boolean | undefined;
  readonly body?: string | undefined;
  /** Number of calls that the fault still applies to. */
  times: number;
}

export interface LoggedRequest {
  /** Time of the backend's clock, ISO 8601. */
  readonly at: string;
  readonly method: string;
  /** With the query string. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The backend's state outside its data file; lost when the process ends. */
export interface Runtime {
  dialect: DialectName;
  faults: Fault[];
  requests: LoggedRequest[];
}

/** The state of a backend that has just started: dialect `spec`, no faults, an empty request log. */
export function createRuntime(): Runtime {
  return { dialect: 'spec', faults: [], requests: [] };
}
