import type { Database } from '../db/client';
import type { Clock } from './clock';
import type { BackendConfig } from './config';

/** The dependencies passed to every part of the backend instead of globals. */
export interface BackendContext {
  readonly config: BackendConfig;
  readonly clock: Clock;
  readonly db: Database;
}
