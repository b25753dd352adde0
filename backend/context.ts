import type { Clock } from './clock';
import type { BackendConfig } from './config';
import type { Database } from './db/client';

/** What every part of the backend is handed instead of reaching for globals. */
export interface BackendContext {
  readonly config: BackendConfig;
  readonly clock: Clock;
  readonly db: Database;
}
