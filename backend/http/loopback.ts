import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import ipaddr from 'ipaddr.js';
import { ShopError } from './errors';

/** `localhost`, names below it (RFC 6761), 127.0.0.0/8 and ::1, with or without a port. */
const LOOPBACK = /^(?:(?:[a-z0-9-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i;

/**
 * Lets a call pass whose `Host` names this machine. The backend listens on the loopback address alone, but a page of
 * another site can point a name of its own there and would then count as the same origin. A call within the process
 * has no `Host`. Throws a ShopError (403).
 */
export const loopbackOnly: MiddlewareHandler = async (c, next) => {
  const host = c.req.header('host');
  if (host !== undefined && !LOOPBACK.test(host)) throw new ShopError(403, 'Host');
  await next();
};

/**
 * Lets a call pass that comes from this machine, by the address of its connection: `Host` is the caller's own word. A call within the
 * process has no connection. Throws a ShopError (403).
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
 * Lets a writing call pass whose body is announced as JSON: what a browser sends to another site without asking it first
 * never is. Throws a ShopError (415).
 */
export const jsonOnly: MiddlewareHandler = async (c, next) => {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD' && type !== 'application/json') {
    throw new ShopError(415, 'JSON only');
  }
  await next();
};
