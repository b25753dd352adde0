import { hostname } from 'node:os';
import { redact } from '@/lib/domain/reporting/redact';

export type LogLevel = 'info' | 'warn' | 'error';
export type LogFields = Readonly<Record<string, unknown>>;

/** Identifies the instance within a group. */
const instance = process.env.INSTANCE_NAME || `${hostname()}:${process.env.PORT ?? 3000}`;

/**
 * One line of JSON for log collectors: `time`, `level`, `message`, `instance`, then the redacted fields (domain.md
 * 5.7). Errors and warnings go to stderr. Never throws.
 */
export function log(level: LogLevel, message: string, fields: LogFields = {}): void {
  const line = { time: new Date().toISOString(), level, message, instance, ...(redact(fields) as object) };
  let text: string;
  try {
    text = JSON.stringify(line);
  } catch {
    text = JSON.stringify({ time: line.time, level, message, instance });
  }
  (level === 'info' ? process.stdout : process.stderr).write(`${text}\n`);
}
