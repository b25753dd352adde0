import type { Clock } from './clock';
import type { BackendConfig } from './config';
import type { Database } from './db/client';

/** The dependencies passed to every part of the backend instead of globals. */
export interface BackendContext {
  readonly config: BackendConfig;
  readonly clock: Clock;
  readonly db: Database;
}
