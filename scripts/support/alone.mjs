import { createHash } from 'node:crypto';
import { connect, createServer } from 'node:net';
import { Refusal, say } from './say.mjs';

/** Milliseconds until the holder of a port must have named its folder: it may be busy. */
const PATIENCE = 10_000;
/** Below the ports that systems give to outgoing connections. */
const FIRST_PORT = 20_000;
const PORTS = 10_000;
const TRIES = 5;
/** A holder that ends as we connect says nothing either. */
const SILENT_ENDS = 20;

/** Resolves with the server that holds the port; null when another process has it. */
function hold(port, folder) {
  return new Promise((resolve) => {
    const server = createServer((socket) => socket.on('error', () => undefined).write(`${folder}\n`));
    server.once('error', () => resolve(null));
    server.listen(port, '127.0.0.1', () => resolve(server.unref()));
  });
}

/** Waits until the port's holder has ended; false at once when that is no script of this folder, undefined when it said nothing. */
async function holderEnded(port, folder) {
  const socket = connect(port, '127.0.0.1');
  let isOurs;
  socket.on('error', () => undefined);
  socket.setTimeout(PATIENCE, () => {
    isOurs = false;
    socket.destroy();
  });
  socket.setEncoding('utf8').once('data', (name) => {
    isOurs = name === `${folder}\n`;
    if (!isOurs) return socket.destroy();
    socket.setTimeout(0);
    say('Another script is preparing this folder: waiting for it ...');
  });
  // Not `once` of node:events, which rejects at an error: a holder that is gone is none.
  await new Promise((resolve) => socket.once('close', resolve));
  return isOurs;
}

/** The port of a folder, held by this process until it ends or releases it. */
async function claim(folder) {
  const first = createHash('sha256').update(folder).digest().readUInt16BE() % PORTS;
  for (let nth = 0; nth < TRIES; nth += 1) {
    const port = FIRST_PORT + ((first + nth) % PORTS);
    let silentEnds = 0;
    let isOurs;
    do {
      const server = await hold(port, folder);
      if (server) return server;
      isOurs = await holderEnded(port, folder);
      if (isOurs === undefined) silentEnds += 1;
    } while (isOurs ?? silentEnds < SILENT_ENDS);
  }
  throw new Refusal(
    `All ports from ${FIRST_PORT + first} are taken, one of which this folder needs while it is prepared.`,
  );
}

/**
 * Runs an action that changes `node_modules` or the build, one at a time in a folder; others wait. The lock is a port, not a file: the
 * system frees it however its holder ends, and it needs no package, since it is held while packages are installed.
 * @template T
 * @param {() => T | Promise<T>} action
 */
export async function alone(action, folder = process.cwd()) {
  const sockets = new Set();
  const server = await claim(folder);
  server.on('connection', (socket) => sockets.add(socket));
  try {
    return await action();
  } finally {
    server.close();
    for (const socket of sockets) socket.destroy();
  }
}
