import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** One that is written with a port or in brackets, as some proxies do; an IPv4 address also when written as IPv6. Null for what is none. */
function parse(written: string): Address | null {
  const trimmed = written.trim();
  const bare = /^\[([^\]]+)\](?::\d{1,5})?$/.exec(trimmed)?.[1] ?? /^([\d.]+):\d{1,5}$/.exec(trimmed)?.[1] ?? trimmed;
  if (!ipaddr.IPv6.isValid(bare) && !ipaddr.IPv4.isValidFourPartDecimal(bare)) return null;
  return ipaddr.process(bare);
}

/**
 * The name under which an address is counted: an IPv4 address as it is; of an IPv6 address its /64, since a home or a rented server
 * has all 2^64 addresses of one. 'unknown' for what is no address.
 */
export function clientName(written: string): string {
  const address = parse(written);
  if (address === null) return 'unknown';
  if (address instanceof ipaddr.IPv4) return address.toString();
  const network = address.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}

/** Who may write X-Forwarded-For (TRUST_PROXY): nobody, the nearest proxy whatever its address, or proxies by their addresses or ranges. */
export type TrustedProxies = boolean | readonly string[];

/** Whether a setting names an address or a range, as in `10.0.0.0/8`. */
export function isAddressRange(written: string): boolean {
  return ipaddr.isValid(written) || ipaddr.isValidCIDR(written);
}

function isTrusted(written: string, ranges: readonly string[]): boolean {
  const address = parse(written);
  return ranges.some((range) => {
    const [network, bits] = ipaddr.isValidCIDR(range) ? ipaddr.parseCIDR(range) : [ipaddr.process(range), undefined];
    if (address?.kind() !== network.kind()) return false;
    return address.match([network, bits ?? (network.kind() === 'ipv4' ? 32 : 128)] as [Address, number]);
  });
}

/** Whether a request comes from a proxy of ours, whose X-Request-Id may be believed. */
export function isFromProxy({ socket }: IncomingMessage, trusted: TrustedProxies): boolean {
  return typeof trusted === 'boolean' ? trusted : isTrusted(socket.remoteAddress ?? '', trusted);
}

/** The client's address: the last entry that a trusted proxy added. Earlier entries of the header can be forged. */
export function clientAddress(request: IncomingMessage, trusted: TrustedProxies): string {
  const peer = request.socket.remoteAddress ?? '';
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((written) => written.trim())
    .filter(Boolean)
    .reverse();
  if (trusted === true) return forwarded[0] ?? peer;
  if (trusted === false) return peer;
  return [peer, ...forwarded].find((written) => !isTrusted(written, trusted)) ?? forwarded.at(-1) ?? peer;
}
