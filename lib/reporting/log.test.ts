import { afterEach, expect, it, vi } from 'vitest';
import { log } from './log';

afterEach(() => void vi.restoreAllMocks());

function written(fields: Readonly<Record<string, unknown>>): string {
  let text = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    text += String(chunk);
    return true;
  });
  log('info', 'request', fields);
  return text;
}

it('is one line of JSON, whatever a value contains', () => {
  const forged = 'GET /\r\n{"level":"error","message":"request failed"}\u2028\u0085\u001b[2J';
  const line = written({ path: forged, [forged]: 1 });
  expect(line.trimEnd().split(/[\r\n]/)).toHaveLength(1);
  expect(JSON.parse(line)).toMatchObject({ level: 'info', message: 'request', path: forged });
  expect(line).not.toContain('\u001b');
});

it('contains no customer data', () => {
  const line = written({ reason: 'nothing for 19121212-1212, kund@example.com', ssn: '191212121212' });
  expect(line).not.toMatch(/1212|kund@/);
});
