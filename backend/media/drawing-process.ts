import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { PictureSpec } from '../pictures/spec';
import type { Render } from './picture-store';

export type DrawOrder = { readonly id: number; readonly spec: PictureSpec };
export type DrawResponse = { readonly id: number; readonly bytes?: Uint8Array; readonly problem?: string };

/** Milliseconds without a request after which the process exits to free its memory. */
const IDLE = 15_000;

/**
 * Draws in a child process, started with the first request and ended when idle: fonts and bitmaps would otherwise double
 * the server's memory for good, and drawing would block its event loop. Rejects when a drawing fails or the process dies;
 * the next request starts a new one.
 */
export function createDrawingProcess(): Render {
  const waiting = new Map<number, { resolve(bytes: Buffer): void; reject(error: Error): void }>();
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let orders = 0;

  function started(): ChildProcess {
    if (child) return child;
    const made = fork(fileURLToPath(new URL('./draw.ts', import.meta.url)), {
      execArgv: ['--import', 'tsx'],
      // Makes glibc return freed bitmaps to the system; it reads these variables only at process start.
      env: { ...process.env, MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '1000000' },
      serialization: 'advanced',
    });
    made.on('message', ({ id, bytes, problem }: DrawResponse) => {
      const order = waiting.get(id);
      waiting.delete(id);
      if (bytes) order?.resolve(Buffer.from(bytes));
      else order?.reject(new Error(problem ?? 'no picture'));
      if (waiting.size === 0) idle = setTimeout(() => made.disconnect(), IDLE).unref();
    });
    made.once('exit', () => {
      if (child === made) child = undefined;
      for (const order of waiting.values()) order.reject(new Error('the drawing process has ended'));
      waiting.clear();
    });
    made.once('disconnect', () => {
      if (child === made) child = undefined;
    });
    // The child must not keep a stopping server alive.
    made.unref();
    made.channel?.unref();
    child = made;
    return made;
  }

  return (spec) => {
    clearTimeout(idle);
    const id = ++orders;
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      started().send({ id, spec } satisfies DrawOrder);
    });
  };
}
