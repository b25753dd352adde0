import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Listening {
  /** No trailing slash. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Opens a server on a free port of the loopback address. Stopping it also closes every open connection. */
export async function listen(server: Server): Promise<Listening> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
