import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { listen } from '../../lib/listen.fixture';

export interface ReportSink {
  /** The URL of an error reporting service, for SENTRY_DSN. */
  readonly dsn: string;
  /** The URL of a trace collector, for OTEL_EXPORTER_OTLP_ENDPOINT. */
  readonly collector: string;
  /** Everything received, paths included. */
  received(): string;
  stop(): Promise<void>;
}

/** A stub of the services for errors and traces; stores what it receives. */
export async function startReportSink(): Promise<ReportSink> {
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
  return { dsn: `${url.replace('//', '//public@')}/1`, collector: url, received: () => bodies.join('\n'), stop };
}
