import 'server-only';
import pTimeout from 'p-timeout';
import { env } from '@/lib/config/env';
import { CommerceError } from '@/lib/sylius/faults/errors';
import { isTrusted, type Source, sourcesOf } from './sources';

export interface MediaFile {
  /** 206 for a part of a film, 416 for a part that it does not have. */
  readonly status: 200 | 206 | 416;
  readonly body: ReadableStream<Uint8Array> | null;
  readonly type: string;
  readonly length: string | null;
  readonly etag: string | null;
  /** As the backend writes it, where parts are concerned. */
  readonly range: string | null;
  readonly takesRanges: boolean;
}

/** Vector pictures can carry scripts and would run as ours; they come as something else or not at all. */
const MEDIA = /^(?:image\/(?:avif|gif|jpeg|png|webp)|video\/(?:mp4|webm))$/;

/** One range of bytes: all that players request. */
const RANGE = /^bytes=\d{0,15}-\d{0,15}$/;

/** From 1.13 on Sylius redirects from the address that makes a picture's size to the one that keeps it. */
const MAX_REDIRECTS = 3;

const MIB = 1024 * 1024;
/** Bytes in all, and milliseconds that the other side may take for all of them. A film is read as slowly as it is watched. */
const PICTURE = { bytes: 25 * MIB, milliseconds: 60_000 };
const FILM = { bytes: 1024 * MIB, milliseconds: 4 * 60 * 60_000 };
/** Milliseconds without a byte. */
const SILENCE = 30_000;

function ask(address: URL, init: RequestInit): Promise<Response> {
  const { COMMERCE_LIST_TIMEOUT_MS } = env();
  const controller = new AbortController();
  // For the response, not for the whole file. A backend may have to make a picture's size first, and makes several at once for a page
  // that nobody has opened before.
  const late = setTimeout(() => controller.abort(), COMMERCE_LIST_TIMEOUT_MS);
  return fetch(address, { ...init, redirect: 'manual', cache: 'no-store', signal: controller.signal })
    .catch(() => {
      const kind = controller.signal.aborted ? 'timeout' : 'network';
      throw new CommerceError(kind, `media: ${kind}`);
    })
    .finally(() => clearTimeout(late));
}

/** Follows redirects as long as they lead to a trusted host. */
async function follow(from: URL, init: RequestInit): Promise<Response> {
  let address = from;
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    if (!(await isTrusted(address).catch(() => false)))
      throw new CommerceError('network', `media: not at ${address.host}`);
    const response = await ask(address, init);
    const location = response.headers.get('location');
    if (response.status < 300 || response.status > 399 || !location) return response;
    await response.body?.cancel();
    if (!URL.canParse(location, address)) throw new CommerceError('parse', 'media: a redirect to nowhere');
    address = new URL(location, address);
  }
  throw new CommerceError('network', 'media: too many redirects');
}

/** The same bytes, up to a limit of size and time. Waits for the other side only, not for the reader. */
function bounded(body: ReadableStream<Uint8Array>, limit: typeof PICTURE): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  let bytes = 0;
  let waited = 0;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const asked = Date.now();
      try {
        const { done, value } = await pTimeout(reader.read(), {
          milliseconds: Math.min(SILENCE, limit.milliseconds - waited),
        });
        waited += Date.now() - asked;
        if (done) return controller.close();
        bytes += value.byteLength;
        if (bytes > limit.bytes) throw new CommerceError('parse', `media: more than ${limit.bytes} bytes`);
        controller.enqueue(value);
      } catch (error) {
        controller.error(error);
        await reader.cancel().catch(() => undefined);
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

/** The file in a response; null when it says that there is none. */
async function readFile(response: Response): Promise<MediaFile | null> {
  const { status, headers, body } = response;
  if (status === 404 || status === 410) {
    await body?.cancel();
    return null;
  }
  const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  const limit = type.startsWith('video/') ? FILM : PICTURE;
  const length = headers.get('content-length');
  const isKnown = status === 416 || ((status === 200 || status === 206) && MEDIA.test(type));
  if (!isKnown || Number(length) > limit.bytes) {
    await body?.cancel();
    throw new CommerceError(response.ok ? 'parse' : 'http', `media: ${status} ${type} ${length ?? ''}`);
  }
  return {
    status: status === 206 ? 206 : status === 416 ? 416 : 200,
    body: body && bounded(body, limit),
    type,
    length,
    etag: headers.get('etag'),
    range: headers.get('content-range'),
    takesRanges: headers.get('accept-ranges') === 'bytes',
  };
}

async function fetchFrom({ address, found }: Source, init: RequestInit): Promise<MediaFile | null> {
  const file = await readFile(await follow(address, init));
  if (file) found();
  return file;
}

/**
 * A picture or film of the backend or of a host in MEDIA_HOSTS, as a stream. `path` is relative to `/sylius/media/`, without `..`. Of
 * the visitor's headers none is passed on but `range`, and that only when it is a plain one. Null when nobody has such a file.
 * @throws CommerceError for anything else that is neither picture nor film
 */
export async function fetchMedia(
  path: readonly string[],
  method: 'GET' | 'HEAD',
  range: string | null = null,
): Promise<MediaFile | null> {
  const init: RequestInit = { method, headers: range !== null && RANGE.test(range) ? { range } : {} };
  let failure: unknown;
  for (const source of sourcesOf(path)) {
    try {
      const file = await fetchFrom(source, init);
      if (file) return file;
    } catch (error) {
      // The folder that is not there may respond with a failure of its own: it takes the other one to tell.
      failure ??= error;
    }
  }
  if (failure !== undefined) throw failure;
  return null;
}
