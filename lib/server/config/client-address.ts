import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import proxyAddr from 'proxy-addr';

/** Accepts a port or brackets, as some proxies write them; maps IPv4-mapped IPv6 to IPv4. Null for an invalid address. */
function parse(written: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  const trimmed = written.trim();
  const bare = /^\[([^\]]+)\](?::\d{1,5})?$/.exec(trimmed)?.[1] ?? /^([\d.]+):\d{1,5}$/.exec(trimmed)?.[1] ?? trimmed;
  return isIP(bare) === 0 ? null : ipaddr.process(bare);
}

/** The rate-limit key: an IPv4 address; the /64 of an IPv6 one, whose addresses one home owns; else 'unknown'. */
export function clientName(written: string): string {
  const address = parse(written);
  if (address === null) return 'unknown';
  if (address instanceof ipaddr.IPv4) return address.toString();
  const network = address.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}

/** Whether X-Forwarded-For is trusted of an address, so many hops away from us. */
export type Trust = (address: string, hop: number) => boolean;

/** @param setting TRUST_PROXY: nobody, the nearest proxy, or proxies in these addresses and ranges */
export function trustOf(setting: boolean | readonly string[]): Trust {
  return typeof setting === 'boolean' ? (_, hop) => setting && hop === 0 : proxyAddr.compile([...setting]);
}

/** Whether a setting is an address or a range, as in `10.0.0.0/8`. Not short and octal forms, which would match another address than meant. */
export function isAddressRange(written: string): boolean {
  if (isIP(written.split('/')[0] ?? '') === 0) return false;
  try {
    return proxyAddr.compile(written) !== undefined;
  } catch {
    return false;
  }
}

/** Whether a request comes from our own proxy, so that its X-Request-Id is trusted. */
export function isFromProxy({ socket }: IncomingMessage, trust: Trust): boolean {
  return trust(socket.remoteAddress ?? '', 0);
}

/** The client's address: the last entry that a trusted proxy added. Earlier entries can be forged. */
export function clientAddress(request: IncomingMessage, trust: Trust): string {
  return proxyAddr(request, trust) ?? '';
}
