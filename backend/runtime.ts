import type { Fault } from './control/schemas';
import type { DialectName } from './sylius/dialects';

export interface LoggedRequest {
  /** Time of the backend's clock, ISO 8601. */
  readonly at: string;
  readonly method: string;
  /** With the query string. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Bytes, from the client's Content-Length. */
  readonly bodySize: number;
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
