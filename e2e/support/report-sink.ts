import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';

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
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const text = request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
    bodies.push(`${request.url}\n${text.toString('utf8')}`);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    dsn: `http://public@127.0.0.1:${port}/1`,
    collector: `http://127.0.0.1:${port}`,
    received: () => bodies.join('\n'),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
