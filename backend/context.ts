import type { Clock } from './clock';
import type { BackendConfig } from './config';
import type { Fault } from './control/schemas';
import type { Database } from './db/client';
import type { DialectName } from './sylius/dialects';

/** The dependencies passed to every part of the backend instead of globals. */
export interface BackendContext {
  readonly config: BackendConfig;
  readonly clock: Clock;
  readonly db: Database;
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
