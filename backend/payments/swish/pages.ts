import { Hono } from 'hono';
import { html } from 'hono/html';
import { kronor, type Markup, seeOther, simulatorPage, swedishTime, table } from '../../http/simulator-page';
import { orderNumber } from '../../orders/order-store';
import type { Desk } from '../../orders/payment-way';

function list(open: ReturnType<Desk['open']>): Markup {
  const rows = open.map(({ payment, order }) => {
    const number = orderNumber(order.id);
    return html`<tr><th scope="row">${number}</th><td class="sum">${kronor(payment.amount)}</td><td>${payment.phone ?? ''}</td>
<td>${swedishTime(payment.createdAt)}</td>
<td><form method="post" action="/sim/swish/${payment.ref}"><div class="actions">
<button class="main" name="decision" value="approve" aria-label="Godkänn order ${number}">Godkänn</button>
<button name="decision" value="decline" aria-label="Avböj order ${number}">Avböj</button></div></form></td></tr>`;
  });
  const columns = ['Order', 'Belopp', 'Nummer', 'Begärd', 'Svar'];
  const requests = table('Obesvarade betalningar', columns, rows, 'Ingen betalning väntar på svar just nu.');
  return html`<p>En vanlig betalning godkänns efter tre sekunder utan att du gör något. Numret 070-000 00 14 svarar aldrig; här kan du svara i stället, inom tre minuter.</p>
${requests}<div class="actions"><a class="button" href="/sim/swish">Uppdatera listan</a></div>`;
}

/** Open requests, which a person may decide before the simulated payer does. */
export function swishPages(desk: Desk): Hono {
  const app = new Hono().basePath('/sim/swish');
  app.get('/', () => simulatorPage({ title: 'Swish-betalningar', service: 'Swish', body: list(desk.open()) }));
  app.post('/:ref', async (c) => {
    const { decision } = await c.req.parseBody();
    if (decision === 'approve') desk.end(c.req.param('ref'), 'paid');
    if (decision === 'decline') desk.end(c.req.param('ref'), 'UA01');
    return seeOther('/sim/swish');
  });
  return app;
}
