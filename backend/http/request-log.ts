import type { MiddlewareHandler } from 'hono';
import type { Clock } from '../clock';
import type { Runtime } from '../runtime';
import { isControl } from './control-path';

const KEPT = 1000;

/** Keeps the last requests with their headers in memory, for tests that check what was sent. Never printed. */
export function requestLog(clock: Clock, runtime: Runtime): MiddlewareHandler {
  return async (c, next) => {
    const url = new URL(c.req.url);
    if (!isControl(url.pathname)) {
      runtime.requests.push({
        at: clock.now().toISOString(),
        method: c.req.method,
        path: url.pathname + url.search,
        headers: c.req.header(),
        bodySize: Number(c.req.header('Content-Length') ?? 0),
      });
      if (runtime.requests.length > KEPT) runtime.requests.shift();
    }
    await next();
  };
}
