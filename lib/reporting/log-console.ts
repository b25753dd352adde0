import { format } from 'node:util';
import { log } from './log';
import { redactText } from './redact';

/**
 * Redirects the console output of Next and other packages, and uncaught errors, to the log: every line is JSON, without
 * secrets. An uncaught exception ends the process, as in Node.
 */
export function logConsole(): void {
  const write = (level: 'info' | 'warn' | 'error') =>
    function logged(...values: unknown[]): void {
      const text = redactText(format(...values)).trim();
      if (text !== '') log(level, 'console', { text });
    };
  Object.assign(console, {
    log: write('info'),
    info: write('info'),
    debug: write('info'),
    warn: write('warn'),
    error: write('error'),
    trace: write('error'),
  });
  const reasonOf = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error));
  process.on('warning', (warning) => log('warn', 'warning', { reason: warning.message }));
  process.on('unhandledRejection', (error) => log('error', 'unhandled rejection', { reason: reasonOf(error) }));
  process.on('uncaughtException', (error) => {
    log('error', 'uncaught exception', { reason: reasonOf(error) });
    process.exit(1);
  });
}
