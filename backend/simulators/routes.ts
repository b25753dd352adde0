import { Hono } from 'hono';
import { html } from 'hono/html';
import { endPayment, hasLapsed } from '../commerz/settle';
import type { BackendContext } from '../context';
import { loopbackOnly } from '../http/loopback';
import { bankIdRoutes } from './bankid-routes';
import { swishList, transferList } from './lists';
import { findPayment, openPayments } from './open-payments';
import { seeOther, simulatorPage } from './page';
import { zimplerRoutes } from './zimpler-routes';

/** The pages of the simulated providers, under /sim (contract.md C1). Each form is posted to an unguessable path. */
export function simulatorRoutes(context: BackendContext): Hono {
  const { db, clock } = context;
  const app = new Hono();
  app.use('/sim/*', loopbackOnly);
  app.route('/', bankIdRoutes(context));
  app.route('/', zimplerRoutes(context));

  const end = (method: 'swish' | 'bank_transfer', ref: string, result: string) =>
    db.transaction(
      (tx) => {
        const payment = findPayment({ ...context, db: tx }, method, ref);
        if (payment?.state === 'created' && !hasLapsed(payment)) endPayment(tx, payment, result, clock.now().getTime());
      },
      { behavior: 'immediate' },
    );

  app.get('/sim', () => {
    const body = html`<ul><li><a href="/sim/swish">Swish: obesvarade betalningar</a></li>
<li><a href="/sim/bank-transfers">Banköverföringar som inte har kommit in</a></li></ul>
<p>BankID och Zimpler öppnas från kassan och inloggningen.</p>`;
    return simulatorPage({ title: 'Simulatorer', service: 'Testmiljö', body });
  });

  app.get('/sim/swish', () => {
    const body = swishList(openPayments(context, 'swish'));
    return simulatorPage({ title: 'Swish-betalningar', service: 'Swish', body });
  });

  app.post('/sim/swish/:ref', async (c) => {
    const { decision } = await c.req.parseBody();
    if (decision === 'approve' || decision === 'decline') {
      end('swish', c.req.param('ref'), decision === 'approve' ? 'paid' : 'UA01');
    }
    return seeOther('/sim/swish');
  });

  app.get('/sim/bank-transfers', () => {
    const body = transferList(openPayments(context, 'bank_transfer'));
    return simulatorPage({ title: 'Banköverföringar', service: 'Banken', body });
  });

  app.post('/sim/bank-transfers/:ref', (c) => {
    end('bank_transfer', c.req.param('ref'), 'paid');
    return seeOther('/sim/bank-transfers');
  });
  return app;
}
