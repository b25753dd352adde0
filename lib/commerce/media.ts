import 'server-only';
import { env } from '@/lib/config/env';
import { CommerceError } from './errors';

export interface MediaFile {
  readonly body: ReadableStream<Uint8Array> | null;
  readonly type: string;
  readonly length: string | null;
  readonly etag: string | null;
}

/** Vector pictures can carry scripts and would run as ours; they come as something else or not at all. */
const PICTURE = /^image\/(?:avif|gif|jpeg|png|webp)$/;

/**
 * A picture of the backend's media folder, as a stream. `path` is relative to `/sylius/media/`, without `..`. No headers of the
 * visitor are passed on. Null when the backend says that there is none.
 * @throws CommerceError for anything else that is not a picture
 */
export async function fetchMedia(path: readonly string[], method: 'GET' | 'HEAD'): Promise<MediaFile | null> {
  const { COMMERCE_URL, COMMERCE_LIST_TIMEOUT_MS } = env();
  const address = `${COMMERCE_URL}/sylius/media/${path.map(encodeURIComponent).join('/')}`;
  const response = await fetch(address, {
    method,
    redirect: 'error',
    cache: 'no-store',
    // A backend may have to make the picture's size first, and makes several at once for a page that nobody has opened before.
    signal: AbortSignal.timeout(COMMERCE_LIST_TIMEOUT_MS),
  }).catch((cause: unknown) => {
    const kind = cause instanceof Error && cause.name === 'TimeoutError' ? 'timeout' : 'network';
    throw new CommerceError(kind, `media: ${kind}`);
  });
  if (response.status === 404 || response.status === 410) return null;
  const type = response.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!response.ok || !PICTURE.test(type)) {
    await response.body?.cancel();
    throw new CommerceError(response.ok ? 'parse' : 'http', `media: ${response.status} ${type}`);
  }
  return {
    body: response.body,
    type,
    length: response.headers.get('content-length'),
    etag: response.headers.get('etag'),
  };
}
