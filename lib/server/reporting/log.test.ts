import { afterEach, expect, it, vi } from 'vitest';
import { log } from './log';

afterEach(() => void vi.restoreAllMocks());

it('is one line of JSON, whatever a value contains, without customer data', () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const forged = 'GET /\r\n{"level":"error","message":"request failed"}\u2028\u0085\u001b[2J';
  log('info', 'request', { path: forged, [forged]: 1, reason: 'nothing for 19121212-1212, kund@example.com' });
  const [line] = write.mock.calls.map(([text]) => String(text));
  expect(line?.trimEnd().split(/[\r\n]/)).toHaveLength(1);
  expect(JSON.parse(line ?? '')).toMatchObject({ level: 'info', message: 'request', path: forged });
  expect(line).not.toContain('\u001b');
  expect(line).not.toMatch(/1212|kund@/);
});

it('has a time, an instance and no fields that cannot be written; errors and warnings go to stderr', () => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  log('warn', 'a number', { ms: 1n });
  log('error', 'failed');
  const lines = write.mock.calls.map(([text]) => String(text));
  expect(lines.map((line) => line.at(-1))).toEqual(['\n', '\n']);
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { time: expect.stringMatching(/^\d{4}-.*Z$/), level: 'warn', message: 'a number', instance: expect.any(String) },
    { time: expect.any(String), level: 'error', message: 'failed', instance: expect.stringMatching(/:\d+$/) },
  ]);
});
