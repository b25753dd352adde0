import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, MiddlewareHandler } from 'hono';
import type { Clock } from '../core/clock';
import type { Fault, Runtime } from '../core/runtime';
import { ShopError } from './errors';

export const CONTROL = '/__control';

/** Whether the call belongs to the control API: such calls are neither logged nor affected by faults. */
function isControl(path: string): boolean {
  return path === CONTROL || path.startsWith(`${CONTROL}/`);
}

type Env = { Bindings: HttpBindings };

/**
 * Applies the faults set by the control API to matching calls: delay, error status, truncated or invalid body (contract.md
 * part C2). An error replaces the handling of the call or, with `after`, only its response.
 */
export function faultInjection(runtime: Runtime): MiddlewareHandler<Env> {
  return async (c, next) => {
    const url = new URL(c.req.url);
    const fault = isControl(url.pathname) ? undefined : take(runtime, url.pathname + url.search);
    if (!fault) return next();
    if (fault.after) await next();
    if (fault.delayMs) await new Promise((resolve) => setTimeout(resolve, fault.delayMs));
    const spoiled = spoil(c, fault);
    if (!fault.after) return spoiled ?? next();
    if (spoiled) {
      // Hono copies the headers of an existing response to its replacement, so the existing one is removed first.
      c.res = undefined;
      c.res = spoiled;
    }
    return undefined;
  };
}

/** The response that replaces the real one; undefined for a fault that only delays. */
function spoil(c: Context<Env>, { drop, body, status }: Fault): Response | undefined {
  if (drop) {
    // Only a real connection can be dropped; in-process calls get an error instead.
    if (!c.env?.incoming) throw new ShopError(500, 'connection dropped');
    c.env.incoming.socket.destroy();
    return RESPONSE_ALREADY_SENT;
  }
  if (body !== undefined) {
    const type = /^\s*[[{]/.test(body) ? 'application/ld+json; charset=utf-8' : 'text/html; charset=utf-8';
    return new Response(body, { status: status ?? 200, headers: { 'Content-Type': type } });
  }
  return status === undefined ? undefined : Response.json({ code: status, message: 'Injected fault' }, { status });
}

function take(runtime: Runtime, path: string): Fault | undefined {
  const fault = runtime.faults.find((candidate) => candidate.times > 0 && path.includes(candidate.match));
  if (!fault) return undefined;
  fault.times -= 1;
  if (fault.times === 0) runtime.faults = runtime.faults.filter((candidate) => candidate !== fault);
  return fault;
}

const REQUESTS_KEPT = 1000;

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
      });
      if (runtime.requests.length > REQUESTS_KEPT) runtime.requests.shift();
    }
    await next();
  };
}
