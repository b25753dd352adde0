import type { MiddlewareHandler } from 'hono';
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
