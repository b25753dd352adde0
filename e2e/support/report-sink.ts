import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';

export interface ReportSink {
  /** Of an error reporting service, as SENTRY_DSN names it. */
  readonly dsn: string;
  /** Of a collector of traces, as OTEL_EXPORTER_OTLP_ENDPOINT names it. */
  readonly collector: string;
  /** Everything that has been sent here, paths included. */
  received(): string;
  stop(): Promise<void>;
}

/** A stand-in for the services that receive errors and traces; keeps what it receives. */
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
