import { serve } from '@hono/node-server';
import { sql } from 'drizzle-orm';
import { createApp } from './app';
import { createClock } from './core/clock';
import { type BackendConfig, readBackendConfig } from './core/config';
import type { BackendContext } from './core/context';
import { openDataFile } from './db/data-file';
import { seedWhenEmpty } from './seed/seed';

/** Of the file system and of SQLite, whose driver has no code for all of them. */
const NOT_WRITABLE = /\b(?:EACCES|EPERM|EROFS|EISDIR)\b|readonly|unable to open/i;

function start(): void {
  // A line that cannot be written (a full disk) is lost, and nothing else.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  const config = attempt('Configuration', () => readBackendConfig(process.env));
  const context = attempt(`Data file ${config.data}`, () => prepare(config));
  const server = serve({
    fetch: createApp(context).fetch,
    hostname: config.host,
    port: config.port,
    // Longer than the storefront keeps an idle connection, so that it never writes to a connection that is being closed.
    serverOptions: { keepAliveTimeout: 65_000 },
  });
  server.on('listening', () => console.log(`Backend: http://${config.host}:${config.port}, data in ${config.data}`));
  server.on('error', (error: NodeJS.ErrnoException) => {
    fail(error.code === 'EADDRINUSE' ? `Port ${config.port} (BACKEND_PORT) is taken.` : error.message);
  });

  const stop = () => {
    server.close(() => {
      // Merges the write-ahead log into the file, so that a copy of the file alone is complete.
      context.db.run(sql`PRAGMA wal_checkpoint(TRUNCATE)`);
      process.exit(0);
    });
    if ('closeAllConnections' in server) setTimeout(() => server.closeAllConnections(), 1000).unref();
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

function prepare(config: BackendConfig): BackendContext {
  const db = openDataFile(config.data, (line) => console.error(`Backend: ${line}`));
  seedWhenEmpty(db, config.seed);
  return { config, db, clock: createClock() };
}

function attempt<T>(what: string, action: () => T): T {
  try {
    return action();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const hint = NOT_WRITABLE.test(message) ? ' (this user must be able to write it and its folder: BACKEND_DATA)' : '';
    return fail(`${what}${hint}: ${message}`);
  }
}

function fail(message: string): never {
  console.error(`Backend: ${message.replaceAll('\n', ' ')}`);
  process.exit(1);
}

start();
