import { brotliCompressSync } from 'node:zlib';
import { GET as notFound } from '@/app/images/[...path]/route';

interface Context {
  params: Promise<{ path: string[] }>;
}

const IN_BROTLI = new Uint8Array(brotliCompressSync('Not Found'));

/** As with pictures: the build's own files are answered before this. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { path } = await params;
  const response = await notFound();
  // Asked for as x.js and looked for as x.js.br: "Content-Encoding: br" is promised already (lib/http-server/precompressed.ts).
  return path.at(-1)?.endsWith('.br') ? new Response(IN_BROTLI, response) : response;
}
