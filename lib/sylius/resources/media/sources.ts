import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import { env } from '@/lib/config/env';
import { reportOnce } from '@/lib/reporting/report';
import { singleton } from '@/lib/singleton';

/** A picture of a host in MEDIA_HOSTS, as lib/sylius/decoders/parse.ts writes it: `https@cdn.example~8443/any/path.jpg`. */
const ELSEWHERE = /^(https?)@([a-z0-9.-]+)(?:~(\d{1,5}))?$/;

/**
 * Where a backend keeps its media folder, below COMMERCE_URL: the shop mounts Sylius under /sylius, a plain one does not.
 * What has worked is asked first.
 */
const FOLDERS = ['/sylius/media', '/media'] as const;
const folder = singleton<{ known?: string }>('media-folder', () => ({}));

/** Networks that no picture of a public host lies in. An IPv4 address written as IPv6 is checked as what it is. */
const inside = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  inside.addSubnet(net, bits, 'ipv6');

export interface Source {
  readonly address: URL;
  /** To be called when it has answered with the file. */
  readonly found: () => void;
}

/** Where the file at our own `/sylius/media/<path>` may be, to be asked in turn; empty when it names a host that is not trusted. */
export function sourcesOf(path: readonly string[]): Source[] {
  const [first = '', ...rest] = path;
  const encoded = (segments: readonly string[]) => segments.map(encodeURIComponent).join('/');
  const [, protocol, name, port] = ELSEWHERE.exec(first) ?? [];
  if (protocol !== undefined && name !== undefined) {
    const host = port === undefined ? name : `${name}:${port}`;
    if (!env().MEDIA_HOSTS.includes(host)) return [];
    return [{ address: new URL(`${protocol}://${host}/${encoded(rest)}`), found: () => {} }];
  }
  return [...FOLDERS]
    .sort((a, b) => Number(b === folder.known) - Number(a === folder.known))
    .map((base) => ({
      address: new URL(`${env().COMMERCE_URL}${base}/${encoded(path)}`),
      found: () => {
        folder.known = base;
      },
    }));
}

/** The backend's own origin, or its https one where it redirects there. */
function isBackend(address: URL): boolean {
  const own = new URL(env().COMMERCE_URL);
  const isUpgrade = address.protocol === 'https:' && address.port === '' && address.hostname === own.hostname;
  return address.origin === own.origin || isUpgrade;
}

async function isInside(hostname: string): Promise<boolean> {
  const bare = hostname.replace(/^\[|\]$/g, '');
  const found = isIP(bare) ? [{ address: bare, family: isIP(bare) }] : await lookup(bare, { all: true });
  return found.some(({ address, family }) => inside.check(address, family === 6 ? 'ipv6' : 'ipv4'));
}

/**
 * Whether a file may be requested there: at the backend, or at a host of MEDIA_HOSTS with a public address. What is refused is
 * reported once for each host. A name could in theory lead elsewhere at the next lookup; those in MEDIA_HOSTS are the operator's own.
 * @throws Error when the host's name cannot be looked up
 */
export async function isTrusted(address: URL): Promise<boolean> {
  if (isBackend(address)) return true;
  const isListed = /^https?:$/.test(address.protocol) && env().MEDIA_HOSTS.includes(address.host);
  if (isListed && !(await isInside(address.hostname))) return true;
  reportOnce(isListed ? 'media host has a private address' : 'media host is not trusted (MEDIA_HOSTS)', {
    host: address.host,
  });
  return false;
}
