// The storefront's only entry point (`node --import tsx lib/server/entrance/serve.ts`): `npm start`, `npm run dev`, end-to-end
// tests, container and systemd unit start it. Next's custom server (docs/decisions/0051-one-entrance.md).
import { createServer } from 'node:http';
import { inBuild } from '@/lib/server/config/build-output';
import { parseEnv } from '@/lib/server/config/env';
import { log } from '@/lib/server/reporting/log';
import { logConsole } from '@/lib/server/reporting/log-console';
import { buildFiles, type ServeFiles } from './build-files';
import { closeGracefully, type Patience } from './close-gracefully';
import { handleRequests } from './handle-request';
import { shopParts } from './shop-parts';

/** Time limits in milliseconds: request headers, the whole request, an idle connection (longer than nginx's). */
const TIMES = { headersTimeout: 15_000, requestTimeout: 60_000, keepAliveTimeout: 75_000 };

/** Milliseconds for open requests after an uncaught exception: a purchase ends, a stalled client does not keep the process. */
const CRASH_PATIENCE = 10_000;

async function serve(): Promise<void> {
  let leave = (code: number, _patience?: Patience): void => process.exit(code);
  const settings = parseEnv(process.env);
  const dev = process.env.NODE_ENV === 'development';
  if (!dev) logConsole(() => leave(1, { patience: CRASH_PATIENCE }));

  // Next calls itself by this name only, whatever address the server listens on.
  const server = createServer(TIMES);
  const { default: next } = await import('next');
  const app = next({ dev, hostname: 'localhost', port: settings.PORT, httpServer: server });
  await app.prepare();

  const files: ServeFiles = dev ? () => false : buildFiles(inBuild('static'));
  const parts = await shopParts();
  server.on('request', handleRequests({ ...parts, settings, files, next: app.getRequestHandler() }));

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(settings.PORT, settings.BIND_ADDRESS, resolve);
  });
  log('info', 'listening', { port: settings.PORT, bound: settings.BIND_ADDRESS ?? 'every address' });

  leave = (code, patience) => {
    leave = () => undefined;
    const afterwards = () => Promise.allSettled([app.close(), parts.flush()]);
    void closeGracefully(server, afterwards, patience).then(() => process.exit(code));
  };
  // In development nobody's order is lost, and an open page would keep its connection.
  const atOnce = dev ? { patience: 1 } : undefined;
  process.once('SIGTERM', () => leave(0, atOnce ?? { drain: settings.DRAIN_SECONDS * 1000 }));
  process.once('SIGINT', () => leave(0, atOnce));
}

await serve().catch((error: unknown) => {
  log('error', 'the server does not start', { reason: error instanceof Error ? error.message : String(error) });
  process.exit(1);
});
