import { fetchMedia } from '@/lib/commerce/media';

interface MediaRoute {
  params: Promise<{ path: string[] }>;
}

/** A picture's address changes with the picture (the backend writes a hash into it), so whoever has it may keep it. */
const KEEP = 'public, max-age=2592000, stale-while-revalidate=86400, immutable';
const SEGMENT = /^[\w.,+@()~-]{1,200}$/;

function answer(status: number, text: string): Response {
  return new Response(text, {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': status === 404 ? 'public, max-age=60' : 'no-store',
    },
  });
}

/** The browser sees pictures at our own address only; nothing of its request reaches the backend but the path. */
async function serve({ params }: MediaRoute, method: 'GET' | 'HEAD'): Promise<Response> {
  const { path } = await params;
  if (!path.every((segment) => SEGMENT.test(segment) && !/^\.+$/.test(segment))) return answer(404, 'Not Found');
  try {
    const file = await fetchMedia(path, method);
    if (!file) return answer(404, 'Not Found');
    const headers = new Headers({ 'Content-Type': file.type, 'Cache-Control': KEEP });
    if (file.length) headers.set('Content-Length', file.length);
    if (file.etag) headers.set('ETag', file.etag);
    return new Response(method === 'HEAD' ? null : file.body, { headers });
  } catch {
    return answer(502, 'Bad Gateway');
  }
}

export function GET(_request: Request, route: MediaRoute): Promise<Response> {
  return serve(route, 'GET');
}

export function HEAD(_request: Request, route: MediaRoute): Promise<Response> {
  return serve(route, 'HEAD');
}
