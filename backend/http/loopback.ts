import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import ipaddr from 'ipaddr.js';
import { ShopError } from './errors';

/** `localhost`, names below it (RFC 6761), 127.0.0.0/8 and ::1, with or without a port. */
const LOOPBACK = /^(?:(?:[a-z0-9-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i;

/**
 * Accepts a call whose `Host` names this machine. The backend listens on the loopback address only, but a page of another
 * site can resolve its own name to that address (DNS rebinding) and would then be same-origin. A call within the process
 * has no `Host`. Throws a ShopError (403).
 */
export const loopbackOnly: MiddlewareHandler = async (c, next) => {
  const host = c.req.header('host');
  if (host !== undefined && !LOOPBACK.test(host)) throw new ShopError(403, 'Host');
  await next();
};

/**
 * Accepts a call from this machine, by the address of its connection, since the caller can put anything into `Host`. A call
 * within the process has no connection. Throws a ShopError (403).
 */
export const thisMachineOnly: MiddlewareHandler<{ Bindings: Partial<HttpBindings> }> = async (c, next) => {
  if (c.env?.incoming) {
    const { remoteAddress = '' } = c.env.incoming.socket;
    const isLocal = ipaddr.isValid(remoteAddress) && ipaddr.process(remoteAddress).range() === 'loopback';
    if (!isLocal) throw new ShopError(403, 'Address');
  }
  await next();
};

/**
 * Accepts a write call only when its Content-Type is JSON, which a browser never sends to another site without a preflight
 * request. Throws a ShopError (415).
 */
export const jsonOnly: MiddlewareHandler = async (c, next) => {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD' && type !== 'application/json') {
    throw new ShopError(415, 'JSON only');
  }
  await next();
};
