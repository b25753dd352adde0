import { spawnSync } from 'node:child_process';
import { existsSync, openSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import { logConsole } from './log-console';

afterEach(() => vi.restoreAllMocks());

it('turns console output into log lines without secrets', () => {
  const lines: string[] = [];
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockImplementation((text) => lines.push(String(text)) > 0);
  const before = { ...console };
  vi.spyOn(process, 'on').mockImplementation(() => process);
  logConsole(() => undefined);
  console.error(new Error('kund@example.com\nUnexpected end of form'));
  console.log(' %s of %d\n', 'one', 2);
  console.log();
  Object.assign(console, before);
  const logged = lines.map((line) => JSON.parse(line));
  expect(logged).toEqual([
    expect.objectContaining({ level: 'error', text: expect.stringContaining('Unexpected end of form') }),
    expect.objectContaining({ level: 'info', text: 'one of 2' }),
  ]);
  expect(lines.join('')).not.toContain('kund@example.com');
});

it('logs warnings and uncaught errors, and ends the process after an uncaught exception only', () => {
  const lines: string[] = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => lines.push(String(text)) > 0);
  const handlers = new Map<unknown, (error: unknown) => void>();
  vi.spyOn(process, 'on').mockImplementation((event: unknown, handler: (error: unknown) => void) => {
    handlers.set(event, handler);
    return process;
  });
  const before = { ...console };
  const end = vi.fn();
  logConsole(end);
  for (const write of [console.info, console.debug, console.warn, console.trace]) write('a');
  Object.assign(console, before);
  handlers.get('warning')?.(new Error('a leak'));
  handlers.get('unhandledRejection')?.('text');
  const error = Object.assign(new Error('without a stack'), { stack: undefined });
  handlers.get('unhandledRejection')?.(error);
  expect(end).not.toHaveBeenCalled();
  handlers.get('uncaughtException')?.(new Error('a bug'));
  expect(end).toHaveBeenCalledOnce();
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 'warn', message: 'console', text: 'a' },
    { level: 'error', message: 'console', text: 'a' },
    { level: 'warn', message: 'warning', reason: 'a leak' },
    { level: 'error', message: 'unhandled rejection', reason: 'text' },
    { level: 'error', message: 'unhandled rejection', reason: 'without a stack' },
    { level: 'error', message: 'uncaught exception', reason: expect.stringMatching(/a bug\n *at /) },
  ]);
});

it.skipIf(!existsSync('/dev/full'))('a full disk under the log costs the lines, not the process', () => {
  const full = openSync('/dev/full', 'w');
  const program = `
    const { logConsole } = await import('./lib/server/reporting/log-console.ts');
    logConsole(() => process.exit(1));
    for (const line of ['a', 'b']) {
      console.error(line);
      console.log(line);
      await new Promise((resolve) => setTimeout(resolve));
    }
    process.exit(7);`;
  const args = ['--import', 'tsx', '--input-type', 'module', '--eval', program];
  expect(spawnSync(process.execPath, args, { stdio: ['ignore', full, full] }).status).toBe(7);
});
