import { createServer, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { writeOwnClientAddress } from './own-client-address';

const { emit } = Server.prototype;

afterEach(() => {
  Server.prototype.emit = emit;
});

it('a server hears nothing of the address that a client claims to have', async () => {
  writeOwnClientAddress();
  const server = createServer((request, response) => response.end(JSON.stringify(request.headers)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const headers = { 'x-forwarded-for': '203.0.113.7', 'x-other': 'kept' };
  const heard = await (await fetch(`http://127.0.0.1:${port}`, { headers })).json();
  server.close();
  expect(heard).toMatchObject({ 'x-other': 'kept' });
  expect(heard).not.toHaveProperty('x-forwarded-for');
});
