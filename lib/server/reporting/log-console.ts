import { format } from 'node:util';
import { redactText } from '@/lib/domain/reporting/redact';
import { log } from './log';

/**
 * Redirects the console output of Next and other packages, and uncaught errors, to the log: every line is JSON, without
 * secrets. A line that cannot be written (a full disk, a reader that has left) is lost, and nothing else.
 * @param onUncaught called after an uncaught exception: the process must end soon
 */
export function logConsole(onUncaught: () => void): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
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
    onUncaught();
  });
}
