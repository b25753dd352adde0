import { setTimeout as sleep } from 'node:timers/promises';
import { isStopping, stopAll } from './processes.mjs';

const MINUTE = 60_000;
/** Milliseconds before each start within a minute: after one more crash it is given up. */
const PAUSES = [100, 300, 800, 1_500];

async function stopEverything() {
  await stopAll();
  process.exit(1);
}

/**
 * Starts a server of the shop again whenever it crashes; the others go on. Gives up after five crashes in a minute, and when it has
 * ended without an error: then everything stops.
 * @param child the running server
 * @param start starts it again and returns the new child
 * @param {() => unknown} giveUp
 */
export function keepRunning(name, child, start, giveUp = stopEverything) {
  let crashes = [];

  async function ended(code, signal) {
    if (isStopping()) return;
    const how = signal ?? `exit code ${code}`;
    const now = performance.now();
    crashes = [...crashes.filter((at) => now - at < MINUTE), now];
    const pause = PAUSES[crashes.length - 1];
    if (code === 0 || pause === undefined) {
      const times = crashes.length > 1 ? `, ${crashes.length} times in a minute: giving up` : '';
      process.stderr.write(`${name} has stopped (${how})${times}. The shop closes.\n`);
      return giveUp();
    }
    process.stderr.write(`${name} has stopped (${how}). It is started again.\n`);
    await sleep(pause);
    if (!isStopping()) watch(start());
  }

  function watch(running) {
    if (running.exitCode !== null || running.signalCode !== null) void ended(running.exitCode, running.signalCode);
    else running.once('exit', (code, signal) => void ended(code, signal));
  }

  watch(child);
}
