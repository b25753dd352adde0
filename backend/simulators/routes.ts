import { Hono } from 'hono';
import { html } from 'hono/html';
import type { BackendContext } from '../core/context';
import { loopbackOnly } from '../http/loopback';
import { simulatorPage } from '../http/simulator-page';
import { paymentWays } from '../payments/ways';
import { bankIdRoutes } from './bankid-routes';
import { deskOf } from './desk';

/** The pages of the simulated providers, under /sim (contract.md C1). Each form is posted to an unguessable path. */
export function simulatorRoutes(context: BackendContext): Hono {
  const app = new Hono();
  app.use('/sim/*', loopbackOnly);
  app.route('/', bankIdRoutes(context));
  for (const way of paymentWays) app.route('/', way.pages(deskOf(context, way)));

  app.get('/sim', () => {
    const overviews = paymentWays.flatMap(({ overview }) => (overview ? [overview] : []));
    const body = html`<ul>${overviews.map(({ path, label }) => html`<li><a href="${path}">${label}</a></li>`)}</ul>
<p>BankID och Zimpler öppnas från kassan och inloggningen.</p>`;
    return simulatorPage({ title: 'Simulatorer', service: 'Testmiljö', body });
  });
  return app;
}
