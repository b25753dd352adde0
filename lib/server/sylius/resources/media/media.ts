import 'server-only';
import pTimeout from 'p-timeout';
import { env } from '@/lib/server/config/env';
import { CommerceError, causeOf } from '@/lib/server/sylius/faults/errors';
import { isTrusted, sourcesOf } from './sources';

/** Vector images are excluded: they can contain scripts, which would run on our origin. */
const MEDIA = /^(?:image\/(?:avif|gif|jpeg|png|webp)|video\/(?:mp4|webm))$/;

/** A single byte range: all that players request. */
const RANGE = /^bytes=\d{0,15}-\d{0,15}$/;

/** Since 1.13 Sylius redirects from the path that resizes a picture to the stored file. */
const MAX_REDIRECTS = 3;

const MIB = 1024 * 1024;
/** A backend goes on resizing a picture that was late, so that the second attempt finds it. */
const ATTEMPTS = 2;
/** Milliseconds between them. */
const PAUSE = 500;

/** Limits in bytes, and in milliseconds of waiting for the server. A video is read as slowly as it is watched. */
const PICTURE = { bytes: 25 * MIB, milliseconds: 60_000 };
const FILM = { bytes: 1024 * MIB, milliseconds: 4 * 60 * 60_000 };
/** Milliseconds without a byte. */
const SILENCE = 30_000;

function request(address: URL, init: RequestInit): Promise<Response> {
  const controller = new AbortController();
  // Time limit for the headers, not the whole file. A backend may first have to resize the picture, several at once for
  // a page not opened before.
  const late = setTimeout(() => controller.abort(), env().COMMERCE_LIST_TIMEOUT_MS / ATTEMPTS);
  return fetch(address, { ...init, redirect: 'manual', cache: 'no-store', signal: controller.signal })
    .catch((error: unknown) => {
      const kind = controller.signal.aborted ? 'timeout' : 'network';
      throw new CommerceError(kind, `media: ${(kind === 'network' && causeOf(error)) || kind}`, { cause: error });
    })
    .finally(() => clearTimeout(late));
}

/** Follows redirects to trusted hosts only. */
async function follow(from: URL, init: RequestInit): Promise<Response> {
  let address = from;
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    if (!(await isTrusted(address).catch(() => false)))
      throw new CommerceError('parse', `media: not at ${address.host}`);
    const response = await request(address, init);
    const location = response.headers.get('location');
    if (response.status < 300 || response.status > 399 || !location) return response;
    await response.body?.cancel();
    const target = URL.parse(location, address);
    if (!target) throw new CommerceError('parse', 'media: a redirect to nowhere');
    address = target;
  }
  throw new CommerceError('parse', 'media: too many redirects');
}

/** Limits a stream's size and time. Only waiting for the server counts, not the reader. */
function bounded(body: ReadableStream<Uint8Array>, limit: typeof PICTURE): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  let bytes = 0;
  let waited = 0;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const started = performance.now();
      try {
        const { done, value } = await pTimeout(reader.read(), {
          milliseconds: Math.min(SILENCE, limit.milliseconds - waited),
        });
        waited += performance.now() - started;
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

/** The file in a response, also a range of a video (206), or no such range (416); null when it does not exist. */
async function readFile(response: Response) {
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
    throw new CommerceError(status >= 500 ? 'http' : 'parse', `media: ${status} ${type} ${length ?? ''}`);
  }
  return {
    status,
    body: body && bounded(body, limit),
    type,
    length,
    etag: headers.get('etag'),
    /** Content-Range as sent. */
    range: headers.get('content-range'),
    takesRanges: headers.get('accept-ranges') === 'bytes',
  };
}

async function fromAnySource(path: readonly string[], init: RequestInit) {
  let failure: unknown;
  for (const { address, found } of sourcesOf(path)) {
    try {
      const file = await readFile(await follow(address, init));
      if (file) {
        found();
        return file;
      }
    } catch (error) {
      // A missing folder may respond with an error: only the other source decides.
      failure ??= error;
    }
  }
  if (failure !== undefined) throw failure;
  return null;
}

/**
 * Streams a picture or video of the backend or of a host in MEDIA_HOSTS. `path` is relative to `/sylius/media/`,
 * without `..`. Of the visitor's headers only a plain `range` is forwarded. Null when no source has the file.
 * @throws CommerceError for any other failure or content type, after a second attempt where that may help
 */
export async function fetchMedia(path: readonly string[], method: 'GET' | 'HEAD', range: string | null = null) {
  const init: RequestInit = { method, headers: range !== null && RANGE.test(range) ? { range } : {} };
  try {
    return await fromAnySource(path, init);
  } catch (error) {
    if (!(error instanceof CommerceError) || error.kind === 'parse') throw error;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    return fromAnySource(path, init);
  }
}
