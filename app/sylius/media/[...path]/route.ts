import { decoded } from '@/lib/domain/paths/segment';
import { CommerceError } from '@/lib/server/sylius/faults/errors';
import { fetchMedia } from '@/lib/server/sylius/resources/media/media';

type MediaRoute = RouteContext<'/sylius/media/[...path]'>;

/** The backend puts a content hash into a picture's path, so copies can be cached for long. */
const KEEP = 'public, max-age=2592000, stale-while-revalidate=86400, immutable';
/** A video keeps its path when it is replaced. */
const KEEP_FILM = 'public, max-age=86400';
const SEGMENT = /^[^/\\?#\p{Cc}]{1,200}$/u;

function respond(status: number, text: string): Response {
  return new Response(text, {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': status === 404 ? 'public, max-age=60' : 'no-store',
    },
  });
}

/** Whether the browser has this version. Its own and the server's tag may be weak: a proxy that compresses weakens it. */
function isKnown(request: Request, etag: string | null): boolean {
  const strong = (tag: string) => tag.trim().replace(/^W\//, '');
  const known = request.headers.get('if-none-match')?.split(',').map(strong) ?? [];
  return etag !== null && known.includes(strong(etag));
}

/** Serves pictures and videos from our own origin. The backend receives only the path and the range of the request. */
async function serve(request: Request, { params }: MediaRoute, method: 'GET' | 'HEAD'): Promise<Response> {
  const path = (await params).path.map((segment) => decoded(segment) ?? '');
  if (!path.every((segment) => SEGMENT.test(segment) && !/^\.+$/.test(segment))) return respond(404, 'Not Found');
  try {
    const file = await fetchMedia(path, method, request.headers.get('range'));
    if (!file) return respond(404, 'Not Found');
    const isFilm = file.type.startsWith('video/');
    const kept = isFilm ? KEEP_FILM : KEEP;
    // No such range (416): of a file that may grow.
    const headers = new Headers({
      'Content-Type': file.type,
      'Cache-Control': file.status === 416 ? 'no-store' : kept,
    });
    if (file.takesRanges) headers.set('Accept-Ranges', 'bytes');
    if (file.range) headers.set('Content-Range', file.range);
    if (file.length) headers.set('Content-Length', file.length);
    if (file.etag) headers.set('ETag', file.etag);
    if (file.status === 200 && isKnown(request, file.etag)) {
      await file.body?.cancel();
      headers.delete('Content-Length');
      return new Response(null, { status: 304, headers });
    }
    return new Response(method === 'HEAD' ? null : file.body, { status: file.status, headers });
  } catch (error) {
    if (!(error instanceof CommerceError)) throw error;
    return respond(502, 'Bad Gateway');
  }
}

export function GET(request: Request, route: MediaRoute): Promise<Response> {
  return serve(request, route, 'GET');
}

export function HEAD(request: Request, route: MediaRoute): Promise<Response> {
  return serve(request, route, 'HEAD');
}
