import { Hono } from 'hono';
import { html } from 'hono/html';
import { returnAddress } from '../commerz/order-json';
import { orderNumber, type Payment } from '../commerz/order-store';
import { endPayment } from '../commerz/settle';
import type { BackendContext } from '../context';
import { findPayment } from './open-payments';
import { kronor, type Markup, seeOther, simulatorPage } from './page';

const SERVICE = 'Zimpler';
const TITLE = 'Betala från din bank';
const banks = ['Exempelbanken', 'Provbanken', 'Sparbanken Sundet', 'Testbanken'];

function paymentPage(payment: Payment): Markup {
  return html`
<dl><dt>Order</dt><dd>${orderNumber(payment.orderId)}</dd><dt>Belopp</dt><dd class="sum">${kronor(payment.amount)}</dd></dl>
<form method="post">
<fieldset><legend>Välj din bank</legend>
${banks.map((bank) => html`<label class="choice"><input type="radio" name="bank" value="${bank}" required><span>${bank}</span></label>`)}
</fieldset>
<div class="actions"><button class="main" name="decision" value="approve">Godkänn betalningen</button>
<button name="decision" value="abort" formnovalidate>Avbryt</button></div>
</form>`;
}

/**
 * The hosted Zimpler page (contract.md C1): choose a bank, approve or abort. Either way the browser comes back to
 * `<storefront>/checkout?orderId=<id>`, which proves nothing: fetch-order reports what happened.
 */
export function zimplerRoutes(context: BackendContext): Hono {
  const { db, clock, config } = context;
  const app = new Hono().basePath('/sim/zimpler/:ref');

  const unknown = () => {
    const body = html`<p>Länken är felaktig. Gå tillbaka till webbutiken.</p>`;
    return simulatorPage({ title: 'Betalningen finns inte', service: SERVICE, body, status: 404 });
  };

  app.get('/', (c) => {
    const payment = findPayment(context, 'zimpler', c.req.param('ref') ?? '');
    if (!payment) return unknown();
    if (payment.state === 'created') {
      const body = paymentPage(payment);
      return simulatorPage({ title: TITLE, service: SERVICE, body, formTarget: config.storefront });
    }
    const back = returnAddress(config.storefront, payment.orderId);
    const body = html`<p>${payment.state === 'paid' ? 'Betalningen är genomförd.' : 'Betalningen är avslutad. Inga pengar har dragits.'}</p>
<div class="actions"><a class="button" href="${back}">Tillbaka till webbutiken</a></div>`;
    return simulatorPage({ title: TITLE, service: SERVICE, body, status: 410 });
  });

  app.post('/', async (c) => {
    const { decision, bank } = await c.req.parseBody();
    const ref = c.req.param('ref') ?? '';
    return db.transaction(
      (tx) => {
        const payment = findPayment({ ...context, db: tx }, 'zimpler', ref);
        if (!payment) return unknown();
        const approve = decision === 'approve';
        const chosen = typeof bank === 'string' && banks.includes(bank);
        if (approve ? !chosen : decision !== 'abort') return seeOther(`/sim/zimpler/${ref}`);
        if (payment.state === 'created') endPayment(tx, payment, approve ? 'paid' : 'ABORTED', clock.now().getTime());
        return seeOther(returnAddress(config.storefront, payment.orderId));
      },
      { behavior: 'immediate' },
    );
  });
  return app;
}
