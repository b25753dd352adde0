import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** Accepts a port or brackets, as some proxies write them; maps IPv4-mapped IPv6 to IPv4. Null for an invalid address. */
function parse(written: string): Address | null {
  const trimmed = written.trim();
  const bare = /^\[([^\]]+)\](?::\d{1,5})?$/.exec(trimmed)?.[1] ?? /^([\d.]+):\d{1,5}$/.exec(trimmed)?.[1] ?? trimmed;
  if (!ipaddr.IPv6.isValid(bare) && !ipaddr.IPv4.isValidFourPartDecimal(bare)) return null;
  return ipaddr.process(bare);
}

/** The rate-limit key: an IPv4 address; the /64 of an IPv6 one, whose addresses one home owns; else 'unknown'. */
export function clientName(written: string): string {
  const address = parse(written);
  if (address === null) return 'unknown';
  if (address instanceof ipaddr.IPv4) return address.toString();
  const network = address.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}

/** Whose X-Forwarded-For is trusted (TRUST_PROXY): nobody's, the nearest proxy's, or proxies in these addresses and ranges. */
export type TrustedProxies = boolean | readonly string[];

/** Whether a setting is an address or a range, as in `10.0.0.0/8`. Not short and octal forms, nor a range of IPv4-mapped IPv6. */
export function isAddressRange(written: string): boolean {
  const address = parse(written.split('/')[0] ?? '');
  if (ipaddr.isValidCIDR(written)) return address?.kind() === ipaddr.parseCIDR(written)[0].kind();
  return address !== null && ipaddr.isValid(written);
}

function isTrusted(written: string, ranges: readonly string[]): boolean {
  const address = parse(written);
  return ranges.some((range) => {
    const [network, bits] = ipaddr.isValidCIDR(range) ? ipaddr.parseCIDR(range) : [ipaddr.process(range), undefined];
    if (address?.kind() !== network.kind()) return false;
    return address.match([network, bits ?? (network.kind() === 'ipv4' ? 32 : 128)] as [Address, number]);
  });
}

/** Whether a request comes from our own proxy, so that its X-Request-Id is trusted. */
export function isFromProxy({ socket }: IncomingMessage, trusted: TrustedProxies): boolean {
  return typeof trusted === 'boolean' ? trusted : isTrusted(socket.remoteAddress ?? '', trusted);
}

/** The client's address: the last entry that a trusted proxy added. Earlier entries can be forged. */
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
