import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { env } from '@/lib/server/config/env';
import { singleton } from '@/lib/server/config/singleton';
import { reportOnce } from '@/lib/server/reporting/report';

/** The path of a picture on a host in MEDIA_HOSTS, as written by lib/server/sylius/decoders/parse.ts: `https@cdn.example~8443/any/path.jpg`. */
const ELSEWHERE = /^(https?)@([a-z0-9.-]+)(?:~(\d{1,5}))?$/;

/**
 * Media folders of a backend, below COMMERCE_URL: the shop mounts Sylius under /sylius, a plain one does not. The
 * folder that worked is tried first.
 */
const FOLDERS = ['/sylius/media', '/media'] as const;
const folder = singleton<{ known?: string }>('media-folder', () => ({}));

interface Source {
  readonly address: URL;
  /** Must be called when this source had the file. */
  readonly found: () => void;
}

/** Possible sources of the file at `/sylius/media/<path>`, in the order to try; empty for an unlisted host. */
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

/** The backend's own origin, or its https origin after a redirect. */
function isBackend(address: URL): boolean {
  const own = new URL(env().COMMERCE_URL);
  const isUpgrade = address.protocol === 'https:' && address.port === '' && address.hostname === own.hostname;
  return address.origin === own.origin || isUpgrade;
}

/** Whether a host has an address in a private or reserved network. IPv4-mapped IPv6 addresses are checked as IPv4. */
async function isInside(hostname: string): Promise<boolean> {
  const bare = hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(bare) ? [{ address: bare }] : await lookup(bare, { all: true });
  return addresses.some(({ address }) => ipaddr.process(address).range() !== 'unicast');
}

/**
 * Whether a file may be requested there: at the backend, or at a host in MEDIA_HOSTS with a public address. Rejections are reported once
 * per host. A name could resolve differently at the next lookup; those in MEDIA_HOSTS are the operator's own.
 * @throws Error when the host name cannot be resolved
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
