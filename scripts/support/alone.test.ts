import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { expect, it, onTestFinished, vi } from 'vitest';
import { alone } from './alone.mjs';

function said() {
  const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  onTestFinished(() => said.mockRestore());
  return () => said.mock.calls.join('');
}

/** A process that is alone in the folder, or waits for that. It writes a line then. */
function otherProcess(folder: string) {
  const code = `import('./scripts/support/alone.mjs').then(({ alone }) => alone(() => {
    console.log('held');
    return new Promise(() => setInterval(() => {}, 1000));
  }, '${folder}'))`;
  return spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
}

it('runs the second action of a folder after the first, and says that it waits', async () => {
  const lines = said();
  const order: string[] = [];
  const released = new EventEmitter();
  const first = alone(async () => {
    order.push('first begins');
    await once(released, 'now');
    order.push('first ends');
  }, '/one');
  await expect.poll(() => order).toEqual(['first begins']);
  const second = alone(() => order.push('second'), '/one');
  await expect.poll(lines).toContain('Another script is preparing this folder');
  await alone(() => order.push('other folder'), '/two');
  released.emit('now');
  await Promise.all([first, second]);
  expect(order).toEqual(['first begins', 'other folder', 'first ends', 'second']);
});

it('goes on when kill -9 has ended the one that it waited for', async () => {
  const lines = said();
  const holder = otherProcess('/killed');
  await once(holder.stdout, 'data');
  const next = alone(() => 'done', '/killed');
  await expect.poll(lines).toContain('Another script');
  holder.kill('SIGKILL');
  expect(await next).toBe('done');
});

it('ends although one that waited has given up', async () => {
  const released = new EventEmitter();
  const first = alone(() => once(released, 'now'), '/left');
  const waiting = otherProcess('/left');
  await once(waiting.stdout, 'data');
  waiting.kill('SIGKILL');
  await once(waiting, 'exit');
  released.emit('now');
  await first;
});
