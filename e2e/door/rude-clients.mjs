// A process of rude clients, so that they do not slow down the one that measures. Each connection that the proxy closes is opened again,
// as by somebody who means it. Sends 'there' to its parent when each client has been there once, and ends with it.
import http2 from 'node:http2';
import net from 'node:net';
import tls from 'node:tls';

const { port, addresses, each } = JSON.parse(process.argv[2] ?? '{}');
/** Never the whole response: neither the window of the connection nor the buffers of the system take it. */
const PAGE = '/kopa-guld';
/** Milliseconds between two bytes of a slow sender: within every time limit between two reads. */
const BETWEEN_BYTES = 2_000;

/** Milliseconds until a client that was sent away is back; the others' is 100. */
const PAUSE = { flood: 0 };

const head = (lines) => `${lines.join('\r\n')}\r\n\r\n`;
const host = `Host: localhost:${port}`;

/** Opens a connection and calls `use`; resolves when it has ended. */
function connection(open, opened, use) {
  return new Promise((resolve) => {
    const socket = open();
    socket.on('error', () => undefined).once('close', resolve);
    socket.once(socket instanceof tls.TLSSocket ? 'secureConnect' : 'connect', () => {
      opened();
      use(socket);
    });
  });
}
const overTcp = (localAddress) => () => net.connect({ port, host: '127.0.0.1', localAddress });
const overTls = (localAddress) => () =>
  tls.connect({ port, host: '127.0.0.1', localAddress, rejectUnauthorized: false });

function drip(socket, text) {
  const timer = setInterval(() => socket.write(text), BETWEEN_BYTES);
  socket.once('close', () => clearInterval(timer));
}

/** What a client does with a connection from an address. Each resolves when the connection has ended. */
const RUDE = {
  readers: (address, opened) =>
    connection(overTls(address), opened, (socket) => {
      socket.pause();
      socket.write(head([`GET ${PAGE} HTTP/1.1`, host, 'Accept-Encoding: identity']));
    }),
  routerReaders: (address, opened) =>
    connection(overTls(address), opened, (socket) => {
      socket.pause();
      socket.write(head([`GET ${PAGE} HTTP/1.1`, host, 'Accept-Encoding: identity', 'RSC: 1']));
    }),
  /** One stream that may send nothing, over HTTP/2. */
  streamReaders: (address, opened) =>
    new Promise((resolve) => {
      const session = http2.connect(`https://localhost:${port}`, {
        createConnection: () =>
          tls.connect({
            port,
            host: '127.0.0.1',
            localAddress: address,
            rejectUnauthorized: false,
            ALPNProtocols: ['h2'],
          }),
        settings: { initialWindowSize: 0 },
      });
      session
        .on('error', () => undefined)
        .once('close', resolve)
        .once('connect', opened);
      const stream = session.request({ ':path': PAGE });
      stream.on('error', () => undefined).once('close', () => session.destroy());
    }),
  headerSenders: (address, opened) =>
    connection(overTls(address), opened, (socket) => {
      socket.resume().write(`GET ${PAGE} HTTP/1.1\r\n${host}\r\nX-Slow: `);
      drip(socket, 'a');
    }),
  bodySenders: (address, opened) =>
    connection(overTls(address), opened, (socket) => {
      const type = 'Content-Type: application/json';
      socket
        .resume()
        .write(head(['POST /api/commerce/get-shipping-methods HTTP/1.1', host, type, 'Content-Length: 9999']));
      drip(socket, ' ');
    }),
  /** The first bytes of a greeting, and no more. */
  halfOpen: (address, opened) =>
    connection(overTcp(address), opened, (socket) => socket.resume().write(Buffer.from('1603010200', 'hex'))),
  /** Opens and leaves, as often as it can. */
  flood: (address, opened) => connection(overTcp(address), opened, (socket) => socket.destroy()),
};

let missing = Object.values(each).reduce((sum, count) => sum + count, 0);
for (const [kind, count] of Object.entries(each)) {
  for (let client = 0; client < count; client += 1) {
    const address = addresses[client % addresses.length];
    const first = () => {
      missing -= 1;
      if (missing === 0) process.send?.('there');
    };
    const again = (opened = () => undefined) =>
      RUDE[kind](address, opened).then(() => setTimeout(again, PAUSE[kind] ?? 100));
    again(first);
  }
}
process.once('disconnect', () => process.exit());
