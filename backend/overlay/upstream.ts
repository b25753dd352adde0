import { ShopError } from '../http/errors';

/** Milliseconds: a real Sylius can need seconds for its large lists (contract.md part B section 8). */
export const TIMEOUT = 30_000;
const PAGE_SIZE = 500;
/** Stops at a server whose pages always link to a next one. */
const MOST_PAGES = 1_000;

function gatewayError(error: unknown): ShopError {
  const late = error instanceof Error && error.name === 'TimeoutError';
  return late ? new ShopError(504, 'Gateway Timeout') : new ShopError(502, 'Bad Gateway');
}

/** A GET that follows no redirects. Throws a ShopError: 502 when the server is unreachable, 504 after `timeout` milliseconds. */
export async function request(target: string, headers: Record<string, string>, timeout = TIMEOUT): Promise<Response> {
  try {
    return await fetch(target, { headers, redirect: 'manual', signal: AbortSignal.timeout(timeout) });
  } catch (error) {
    throw gatewayError(error);
  }
}

/** The whole body of a response. Throws a ShopError like `request` and shares its time limit. */
export async function textOf(response: Response): Promise<string> {
  try {
    return await response.text();
  } catch (error) {
    throw gatewayError(error);
  }
}

/** The named headers that are present, to be passed on with a request or response. */
export function pick(headers: Headers, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}

export interface JsonObject {
  readonly [key: string]: unknown;
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function membersOf(body: unknown): JsonObject[] {
  const members = isObject(body) ? (body['hydra:member'] ?? body.member) : body;
  return Object.values(isObject(members) || Array.isArray(members) ? members : {}).filter(isObject);
}

function totalOf(body: unknown): number {
  const total = isObject(body) ? Number(body['hydra:totalItems'] ?? body.totalItems) : Number.NaN;
  return Number.isInteger(total) ? total : 0;
}

export type Upstream = ReturnType<typeof createUpstream>;

/**
 * The shop API of a real Sylius, read by the backend itself; paths are below `/api/v2/shop`. Each function throws a ShopError
 * (502, 504).
 * @param base the URL up to `/api/v2`, without a trailing slash
 */
export function createUpstream(base: string) {
  const headers = { accept: 'application/ld+json', 'accept-language': 'sv-SE' };

  const read = async (path: string): Promise<unknown> => {
    const response = await request(`${base}/api/v2/shop${path}`, headers);
    if (response.status === 404) return undefined;
    if (!response.ok) throw new ShopError(502, 'Bad Gateway');
    const text = await textOf(response);
    try {
      return JSON.parse(text);
    } catch {
      throw new ShopError(502, 'Bad Gateway');
    }
  };

  return {
    /** One resource; undefined for 404. */
    item: async (path: string) => {
      const body = await read(path);
      return isObject(body) ? body : undefined;
    },
    /** All members of a paged list, or its first page only. */
    list: async (path: string, pages: 'all' | 'first' = 'all') => {
      const members: JsonObject[] = [];
      for (let page = 1; page <= MOST_PAGES; page += 1) {
        const body = await read(`${path}?page=${page}&itemsPerPage=${PAGE_SIZE}`);
        const found = membersOf(body);
        members.push(...found);
        if (pages === 'first' || found.length === 0 || members.length >= totalOf(body)) break;
      }
      return members;
    },
    /** A list that Sylius never pages and that must have no query (contract.md part B section 4). */
    plainList: async (path: string) => membersOf(await read(path)),
  };
}

/**
 * Caches the result of `load` for `keptFor` milliseconds, and longer while `load` fails. The returned function accepts the
 * maximum age of a cached result in milliseconds.
 */
export function remembered<T>(load: () => Promise<T>, keptFor: number): (maxAge?: number) => Promise<T> {
  let kept: { readonly value: Promise<T>; readonly at: number } | undefined;
  return async (maxAge = keptFor) => {
    if (kept && performance.now() - kept.at < maxAge) return kept.value;
    const before = kept;
    const value = load().catch((error: unknown) => {
      kept = before;
      if (before) return before.value;
      throw error;
    });
    kept = { value, at: performance.now() };
    return value;
  };
}

/**
 * A function that moves picture URLs in a Sylius response to another origin. From 1.13 on they are absolute, with slashes
 * escaped or not. The rest of the text stays unchanged.
 *
 * @param base the URL of Sylius up to `/api/v2`
 */
export function pictureMover(base: string): (json: string, origin: string) => string {
  const host = new URL(base).host.replace(/[.[\]]/g, '\\$&');
  const slash = '\\\\?/';
  const picture = new RegExp(`"https?:${slash}${slash}${host}(?=(?:${slash}sylius)?${slash}media${slash})`, 'g');
  return (json, origin) => json.replaceAll(picture, `"${origin}`);
}
