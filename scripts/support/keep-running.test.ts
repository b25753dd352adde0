import { spawn } from 'node:child_process';
import { expect, it, onTestFinished, vi } from 'vitest';
import { keepRunning } from './keep-running.mjs';

function quiet() {
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  onTestFinished(() => said.mockRestore());
  return () => said.mock.calls.join('');
}

const node = (code: string) => spawn(process.execPath, ['-e', code]);

it('starts a killed server again within two seconds', async () => {
  quiet();
  const first = node('setInterval(() => {}, 1000)');
  const killed = performance.now();
  const seconds = await new Promise<number>((resolve) => {
    keepRunning(
      'It',
      first,
      () => {
        resolve((performance.now() - killed) / 1000);
        return node('process.exit(0)');
      },
      () => undefined,
    );
    first.kill('SIGSEGV');
  });
  expect(seconds).toBeLessThan(2);
});

it('gives up after five crashes in a minute, and says so', async () => {
  const said = quiet();
  const crash = vi.fn(() => node('process.exit(3)'));
  await new Promise<void>((resolve) => keepRunning('It', crash(), crash, resolve));
  expect(crash).toHaveBeenCalledTimes(5);
  expect(said()).toContain('It has stopped (exit code 3), 5 times in a minute: giving up');
});
