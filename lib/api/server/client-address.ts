import { isIP } from 'node:net';

/** `[2001:db8::1]:443`, `192.0.2.1:443` and `fe80::1%eth0` without what surrounds the address. */
function bare(written: string): string {
  const inBrackets = /^\[([^\]]+)\](?::\d{1,5})?$/.exec(written)?.[1];
  const withPort = /^([\d.]+):\d{1,5}$/.exec(written)?.[1];
  return (inBrackets ?? withPort ?? written).replace(/%.*$/, '');
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  return [...before, ...Array(8 - before.length - after.length).fill('0'), ...after];
}

/**
 * The name under which an address is counted: an IPv4 address as it is, also when written as IPv6 (`::ffff:192.0.2.1`); of
 * any other IPv6 address its /64, since a home or a rented server has all 2^64 addresses of one. 'unknown' for what is no address.
 */
export function clientName(written: string): string {
  const address = bare(written.trim());
  const version = isIP(address);
  if (version === 0) return 'unknown';
  if (version === 4) return address;
  const groups = groupsOf(address);
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff') {
    const [high, low] = groups.slice(6).map((group) => Number.parseInt(group, 16));
    return [high, low].flatMap((part = 0) => [part >> 8, part & 255]).join('.');
  }
  return `${groups.slice(0, 4).join(':')}::/64`;
}
