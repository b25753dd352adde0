import 'server-only';
import { CommerceError } from '@/lib/commerce/client/errors';
import { env } from '@/lib/config/env';

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

/** One range of bytes: all that players ask for. */
const RANGE = /^bytes=\d{0,15}-\d{0,15}$/;

function ask(address: string, init: RequestInit): Promise<Response> {
  const { COMMERCE_LIST_TIMEOUT_MS } = env();
  const controller = new AbortController();
  // For the answer, not for the whole file: a film may be read slowly. A backend may have to make a picture's size first, and makes
  // several at once for a page that nobody has opened before.
  const late = setTimeout(() => controller.abort(), COMMERCE_LIST_TIMEOUT_MS);
  return fetch(address, { ...init, redirect: 'error', cache: 'no-store', signal: controller.signal })
    .catch(() => {
      const kind = controller.signal.aborted ? 'timeout' : 'network';
      throw new CommerceError(kind, `media: ${kind}`);
    })
    .finally(() => clearTimeout(late));
}

/**
 * A picture or film of the backend's media folder, as a stream. `path` is relative to `/sylius/media/`, without `..`. Of the visitor's
 * headers none is passed on but `range`, and that only when it is a plain one. Null when the backend says that there is none.
 * @throws CommerceError for anything else that is neither picture nor film
 */
export async function fetchMedia(
  path: readonly string[],
  method: 'GET' | 'HEAD',
  range: string | null = null,
): Promise<MediaFile | null> {
  const address = `${env().COMMERCE_URL}/sylius/media/${path.map(encodeURIComponent).join('/')}`;
  const response = await ask(address, { method, headers: range !== null && RANGE.test(range) ? { range } : {} });
  const { status, headers } = response;
  if (status === 404 || status === 410) return null;
  const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  const isKnown = status === 416 || ((status === 200 || status === 206) && MEDIA.test(type));
  if (!isKnown) {
    await response.body?.cancel();
    throw new CommerceError(response.ok ? 'parse' : 'http', `media: ${status} ${type}`);
  }
  return {
    status,
    body: response.body,
    type,
    length: headers.get('content-length'),
    etag: headers.get('etag'),
    range: headers.get('content-range'),
    takesRanges: headers.get('accept-ranges') === 'bytes',
  };
}
