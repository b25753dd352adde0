import type { Server } from 'node:http';

/** Milliseconds: longer than a backend request (COMMERCE_TIMEOUT_MS), so that an order in progress gets its response. */
const PATIENCE = 12_000;
/** Milliseconds for Next's work after its last response. */
const AFTERWARDS = 2_000;
const LOOK_EVERY = 50;

/**
 * Accepts no new connections, finishes open requests, then ends. Connections still open after `patience` milliseconds
 * are cut.
 * @param afterwards closes what remains after the last connection
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
