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
