import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { listen } from '../../lib/listen.fixture';

/** A stub of a service for errors (`dsn` for SENTRY_DSN) or traces (`url`); stores everything that it receives, paths included. */
export async function startReportSink() {
  const bodies: string[] = [];
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const text = request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
    bodies.push(`${request.url}\n${text.toString('utf8')}`);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  };
  const { url, stop } = await listen(createServer(handle));
  return { dsn: `${url.replace('//', '//public@')}/1`, url, received: () => bodies.join('\n'), stop };
}
