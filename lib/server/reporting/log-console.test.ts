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
