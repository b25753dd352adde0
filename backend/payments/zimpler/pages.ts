import { Hono } from 'hono';
import { html } from 'hono/html';
import { kronor, type Markup, seeOther, simulatorPage } from '../../http/simulator-page';
import { orderNumber, type Payment } from '../../orders/order-store';
import type { Desk } from '../../orders/payment-way';

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
 * The hosted page (contract.md C1): choose a bank, approve or abort. Either way the browser returns to
 * `<storefront>/checkout?orderId=<id>`, which proves nothing: fetch-order returns the outcome.
 */
export function zimplerPages(desk: Desk): Hono {
  const app = new Hono().basePath('/sim/zimpler/:ref');

  const unknown = () => {
    const body = html`<p>Länken är felaktig. Gå tillbaka till webbutiken.</p>`;
    return simulatorPage({ title: 'Betalningen finns inte', service: SERVICE, body, status: 404 });
  };

  app.get('/', (c) => {
    const payment = desk.find(c.req.param('ref') ?? '');
    if (!payment) return unknown();
    if (payment.state === 'created') {
      const body = paymentPage(payment);
      return simulatorPage({ title: TITLE, service: SERVICE, body, formTarget: desk.storefront });
    }
    const body = html`<p>${payment.state === 'paid' ? 'Betalningen är genomförd.' : 'Betalningen är avslutad. Inga pengar har dragits.'}</p>
<div class="actions"><a class="button" href="${desk.returnUrl(payment)}">Tillbaka till webbutiken</a></div>`;
    return simulatorPage({ title: TITLE, service: SERVICE, body, status: 410 });
  });

  app.post('/', async (c) => {
    const { decision, bank } = await c.req.parseBody();
    const ref = c.req.param('ref') ?? '';
    const payment = desk.find(ref);
    if (!payment) return unknown();
    const approve = decision === 'approve';
    const chosen = typeof bank === 'string' && banks.includes(bank);
    if (approve ? !chosen : decision !== 'abort') return seeOther(`/sim/zimpler/${ref}`);
    desk.end(ref, approve ? 'paid' : 'ABORTED');
    return seeOther(desk.returnUrl(payment));
  });
  return app;
}
