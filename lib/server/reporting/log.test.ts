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
