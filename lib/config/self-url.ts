import { isIPv6 } from 'node:net';

/** Every address of the machine, or loopback, which is IPv4 here: `localhost` is bound with --dns-result-order=ipv4first (docs/operations.md). */
const REACHED_AT_LOOPBACK: readonly string[] = ['', '0.0.0.0', '::', 'localhost'];

/**
 * Where this server instance reaches itself: a server that is bound to one address cannot be called at any other, not even loopback.
 * @param environment HOSTNAME as `node server.js` reads it and `npm start` sets it, and PORT
 * @returns no trailing slash
 */
export function selfUrl({ HOSTNAME: host = '', PORT: port = '3000' }: NodeJS.ProcessEnv): string {
  if (REACHED_AT_LOOPBACK.includes(host)) return `http://127.0.0.1:${port}`;
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
}
