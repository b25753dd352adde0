import type { Server } from 'node:http';

/** Milliseconds: longer than a call to the backend may take (COMMERCE_TIMEOUT_MS), so that an order in flight is answered. */
const PATIENCE = 12_000;
/** The same for what Next still does after its last response. */
const AFTERWARDS = 2_000;
const LOOK_EVERY = 50;

/**
 * Takes no new connections, answers the requests that have come in, then ends. Whoever has not finished sending or reading after
 * `patience` milliseconds is cut off.
 * @param afterwards what is to be closed when nobody is connected any more
 */
export async function closeGracefully(
  server: Server,
  afterwards: () => Promise<unknown>,
  patience = PATIENCE,
): Promise<void> {
  const idle = setInterval(() => server.closeIdleConnections(), LOOK_EVERY);
  const cutOff = setTimeout(() => server.closeAllConnections(), patience);
  await new Promise((resolve) => server.close(resolve));
  clearInterval(idle);
  clearTimeout(cutOff);
  await Promise.race([afterwards(), new Promise((resolve) => setTimeout(resolve, AFTERWARDS).unref())]);
}
