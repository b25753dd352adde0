import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { commerzOrderRoutes } from './commerz/routes';
import { commerzCatalogueRoutes } from './commerz-catalogue/routes';
import { controlRoutes } from './control/routes';
import type { BackendContext } from './core/context';
import { createRuntime } from './core/runtime';
import { shopErrorResponse } from './http/errors';
import { faultInjection, requestLog } from './http/faults';
import { filmRoutes } from './media/film-routes';
import { mediaRoutes } from './media/routes';
import { simulatorRoutes } from './simulators/routes';
import { syliusRoutes } from './sylius/routes';

/** The whole backend as one fetch function (contract.md parts A, B and C). Requires a migrated and seeded database. */
export function createApp(context: BackendContext): Hono<{ Bindings: HttpBindings }> {
  const runtime = createRuntime();
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.onError((error) => shopErrorResponse(error));
  app.notFound((c) => c.json({ code: 404, message: 'Not Found' }, 404));
  if (context.config.control) {
    app.use(requestLog(context.clock, runtime));
    app.use(faultInjection(runtime));
    app.route('/', controlRoutes(context, runtime));
  }
  app.route('/', commerzCatalogueRoutes(context, runtime));
  app.route('/', commerzOrderRoutes(context));
  app.route('/', simulatorRoutes(context));
  app.route('/', mediaRoutes());
  app.route('/', filmRoutes());
  app.route('/', syliusRoutes(context, runtime));
  return app;
}
