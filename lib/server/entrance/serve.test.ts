import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

const secret = 'x'.repeat(32);
const SETTINGS = { COMMERCE_URL: 'http://127.0.0.1:1', SESSION_SECRET: secret, REVALIDATE_SECRET: secret };

function start(settings: Record<string, string>) {
  const env = { PATH: process.env.PATH ?? '', NODE_ENV: 'production' as const, ...settings };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'lib/server/entrance/serve.ts'], {
    env,
  });
  return { status, lines: `${stdout}${stderr}`.trim().split('\n') };
}

it.each([
  ['a setting that is missing', { ...SETTINGS, SESSION_SECRET: '' }, 'SESSION_SECRET: is not set'],
  ['an address that is none', { ...SETTINGS, BIND_ADDRESS: 'everywhere' }, 'BIND_ADDRESS'],
])('%s stops the start with one log line and exit code 1', (_what, settings, reason) => {
  const { status, lines } = start(settings);
  expect(status).toBe(1);
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'error', reason: expect.stringContaining(reason) });
});
