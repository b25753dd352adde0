import type { Server } from 'node:http';
import { setTimeout as sleep, setImmediate as turnOfTheLoop } from 'node:timers/promises';
import pTimeout from 'p-timeout';
import { setLeaving } from './leaving';

/** Milliseconds: longer than create-order may take (../api/orders/order-calls.ts), so that an order in progress gets its response instead of a doubt. */
const CLOSE_TIMEOUT = 32_000;
/** Milliseconds for Next's work after its last response. */
const AFTERWARDS = 2_000;
const LOOK_EVERY = 50;

export interface Patience {
  /** Milliseconds during which it still accepts connections: longer than a proxy keeps an idle one. */
  readonly drain?: number | undefined;
  /** Milliseconds, more than none, until connections that are still open are cut. */
  readonly patience?: number | undefined;
}

/** Milliseconds that a turn of the event loop without work takes at most. */
const QUIET_TURN = 1;
const MOST_TURNS = 1_000;

/** Closing the port resets the connections that wait to be accepted: so not while the event loop is busy with others. */
async function untilQuiet(): Promise<void> {
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const began = performance.now();
    await turnOfTheLoop();
    if (performance.now() - began < QUIET_TURN) return;
  }
}

/**
 * Stops being ready and ends each connection with its next response, while it still accepts new ones (`drain`): a proxy does not repeat
 * a POST that it sent on an idle connection just when that was closed. Then accepts none, finishes open requests and ends.
 * @param afterwards closes what remains after the last connection
 */
export async function closeGracefully(
  server: Server,
  afterwards: () => Promise<unknown>,
  { drain = 0, patience = CLOSE_TIMEOUT }: Patience = {},
): Promise<void> {
  setLeaving();
  if (drain > 0) {
    await sleep(drain);
    await untilQuiet();
  }
  const idle = setInterval(() => server.closeIdleConnections(), LOOK_EVERY);
  const closed = new Promise<void>((resolve) => void server.close(() => resolve()));
  // The server may never close: it cannot cut an upgraded connection, such as the one over which `npm run dev` refreshes pages.
  await pTimeout(closed, { milliseconds: patience, fallback: () => server.closeAllConnections() });
  clearInterval(idle);
  await Promise.race([afterwards(), new Promise((resolve) => setTimeout(resolve, AFTERWARDS).unref())]);
}
