import { LRUCache } from 'lru-cache';
import { ShopError } from '../http/errors';

/** Milliseconds: a real Sylius can need seconds for its large lists (contract.md part B section 8). */
const TIMEOUT = 30_000;
const LIST_KEPT_FOR = 60_000;

/** A GET that follows no redirects. Throws a ShopError (502) when the server is unreachable or too slow. */
export async function request(target: string, headers: HeadersInit): Promise<Response> {
  try {
    return await fetch(target, { headers, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT) });
  } catch {
    throw new ShopError(502, 'Bad Gateway');
  }
}

/**
 * The shop API of a real Sylius, read by the backend itself; paths are below `/api/v2/shop`. Both functions throw a ShopError
 * (502).
 * @param base the URL up to `/api/v2`, without a trailing slash
 */
export function openSylius(base: string) {
  /** The JSON at a path; undefined for 404. */
  const read = async (path: string): Promise<unknown> => {
    const headers = { accept: 'application/ld+json', 'accept-language': 'sv-SE' };
    const response = await request(`${base}/api/v2/shop${path}`, headers);
    if (response.status === 404) return undefined;
    if (!response.ok) throw new ShopError(502, 'Bad Gateway');
    return response.json().catch(() => {
      throw new ShopError(502, 'Bad Gateway');
    });
  };
  const lists = new LRUCache<string, unknown[]>({
    max: 10,
    ttl: LIST_KEPT_FOR,
    allowStaleOnFetchRejection: true,
    fetchMethod: async (path) => membersOf(await read(path)),
  });
  return {
    read,
    /** The members of a list, at most a minute old, or older while Sylius does not respond. */
    list: async (path: string) => (await lists.fetch(path)) ?? [],
  };
}

/** With and without the hydra prefix (contract.md part B section 7). */
function membersOf(list: unknown): unknown[] {
  const { member, 'hydra:member': members = member } = Object(list);
  return Array.isArray(members) ? members : [];
}
