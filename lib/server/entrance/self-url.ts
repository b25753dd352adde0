import { isIPv6 } from 'node:net';

const EVERY_ADDRESS: readonly (string | undefined)[] = [undefined, '0.0.0.0', '::'];

/**
 * The URL at which this server reaches itself: one bound to an address is not reachable at any other, not even loopback.
 * @returns no trailing slash
 */
export function selfUrl(bindAddress: string | undefined, port: number): string {
  if (bindAddress === undefined || EVERY_ADDRESS.includes(bindAddress)) return `http://127.0.0.1:${port}`;
  return `http://${isIPv6(bindAddress) ? `[${bindAddress}]` : bindAddress}:${port}`;
}
