import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Hono } from 'hono';

/** Films by product code, generated once from our own drawings; the tube’s shows one of its coins. */
const films: Readonly<Record<string, string>> = {
  'guldtacka-10g-valcambi': 'guldtacka-10g.mp4',
  'silvermynt-1oz-maple-leaf': 'silvermynt-maple-leaf.mp4',
  'silvermynt-25oz-maple-leaf-tub': 'silvermynt-maple-leaf.mp4',
};

const files: ReadonlySet<string> = new Set(Object.values(films));

/** Path of a product's film, like a picture's without the `/sylius` that the client prepends. Null for none. */
export function filmPath(code: string): string | null {
  const file = films[code];
  return file === undefined ? null : `/media/video/${file}`;
}

async function readFilm(file: string): Promise<Buffer<ArrayBuffer> | null> {
  return files.has(file) ? await readFile(new URL(`./films/${file}`, import.meta.url)) : null;
}

/** Both inclusive. */
interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/**
 * Parses a Range header (RFC 9110 section 14.2) for a file of `size` bytes. "all" for what may be ignored (no header, another unit,
 * several ranges), "none" for an unsatisfiable range (416).
 */
function rangeOf(header: string | undefined, size: number): ByteRange | 'all' | 'none' {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (from === undefined || to === undefined || from + to === '') return 'all';
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < Number(from)) return 'all';
  return first <= last ? { first, last } : 'none';
}

/** Serves the product films of `attributes.video`, with byte ranges for players. */
export function filmRoutes(): Hono {
  const app = new Hono();
  app.get('/sylius/media/video/:file', async (c) => {
    const film = await readFilm(c.req.param('file'));
    if (!film) return c.text('Not Found', 404);
    const headers = {
      'Accept-Ranges': 'bytes',
      // A film may be regenerated under the same name.
      'Cache-Control': 'public, max-age=86400',
      'Content-Type': 'video/mp4',
      ETag: `"${createHash('sha1').update(film).digest('hex')}"`,
    };
    if (c.req.header('If-None-Match') === headers.ETag) return c.body(null, 304, headers);
    const range = rangeOf(c.req.header('Range'), film.length);
    if (range === 'none') return c.body(null, 416, { ...headers, 'Content-Range': `bytes */${film.length}` });
    if (range === 'all') return c.body(film, 200, { ...headers, 'Content-Length': String(film.length) });
    const part = film.subarray(range.first, range.last + 1);
    const place = `bytes ${range.first}-${range.last}/${film.length}`;
    return c.body(part, 206, { ...headers, 'Content-Length': String(part.length), 'Content-Range': place });
  });
  return app;
}
