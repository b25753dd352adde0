import { once } from 'node:events';
import { Agent, createServer, get, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { closeGracefully } from './close-gracefully';
import { isLeaving, setLeaving } from './leaving';

let server: Server;
let waiting: ServerResponse[];
let port: number;

beforeEach(async () => {
  waiting = [];
  server = createServer((_request, response) => waiting.push(response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterEach(() => {
  server.closeAllConnections();
  setLeaving(false);
});

it('finishes open requests, accepts no new ones, then ends, whatever connections clients keep', async () => {
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  server.keepAliveTimeout = 0;
  const requested = once(get({ port, host: '127.0.0.1', agent }), 'response');
  await expect.poll(() => waiting.length).toBe(1);
  let ended = false;
  const closing = closeGracefully(server, async () => {}, { patience: 3_600_000 }).then(() => {
    ended = true;
  });
  await expect(once(connect(port, '127.0.0.1'), 'connect')).rejects.toThrow('ECONNREFUSED');
  expect(ended).toBe(false);
  waiting[0]?.end('an order');
  const [response] = await requested;
  expect(String(await response.toArray())).toBe('an order');
  await closing;
});

it('responds while it drains: on an idle connection that a proxy keeps, and on a new one', async () => {
  server.on('request', (_request, response) => response.end('an order'));
  const idle = connect(port, '127.0.0.1').setEncoding('utf8');
  const post = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n';
  idle.write(post);
  await once(idle, 'data');
  const closing = closeGracefully(server, async () => {}, { drain: 200 });
  idle.write(post);
  const [received] = await Promise.race([once(idle, 'data'), once(idle, 'close')]);
  expect(received).toContain('an order');
  expect(isLeaving()).toBe(true);
  const [response] = await once(get({ port, host: '127.0.0.1' }), 'response');
  expect(String(await response.toArray())).toBe('an order');
  await closing;
});

it('ends despite stalled clients: half a header, half a body, an unread response', async () => {
  const half = connect(port, '127.0.0.1');
  half.write('GET / HTTP/1.1\r\nHost: x\r\n');
  const body = connect(port, '127.0.0.1');
  body.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nhalf');
  const unread = connect(port, '127.0.0.1').pause();
  unread.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  for (const socket of [half, body, unread]) socket.on('error', () => {});
  await expect.poll(() => waiting.length).toBe(2);
  waiting[1]?.write(Buffer.alloc(32 * 1024 * 1024));
  await closeGracefully(server, () => new Promise(() => {}), { patience: 100 });
  expect(server.listening).toBe(false);
});

it('ends despite an upgraded connection, which the server cannot close', async () => {
  server.on('upgrade', (_request, socket) => socket.write('HTTP/1.1 101 Switching Protocols\r\n\r\n'));
  const page = connect(port, '127.0.0.1').setEncoding('utf8');
  onTestFinished(() => void page.destroy());
  page.write('GET /_next/hmr HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
  await once(page, 'data');
  await closeGracefully(server, async () => {}, { patience: 100 });
  expect(server.listening).toBe(false);
});

it.each([
  [31_900, 'an order'],
  [32_100, 'cut off'],
])('an order may take as long as create-order, and then the rest is cut: %d ms', async (delay, expected) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const order = once(get({ port, host: '127.0.0.1' }), 'response').then(
    async ([response]) => String(await response.toArray()),
    () => 'cut off',
  );
  await vi.waitFor(() => expect(waiting.length).toBe(1));
  const closing = closeGracefully(server, async () => {});
  await vi.advanceTimersByTimeAsync(delay);
  waiting[0]?.end('an order');
  expect(await order).toBe(expected);
  await closing;
});
