import { Hono } from 'hono';
import { html } from 'hono/html';
import { kronor, type Markup, seeOther, simulatorPage, swedishTime, table } from '../../http/simulator-page';
import { orderNumber } from '../../orders/order-store';
import type { Desk } from '../../orders/payment-way';

function list(open: ReturnType<Desk['open']>): Markup {
  const rows = open.map(({ payment, order }) => {
    const number = orderNumber(order.id);
    const state = order.state === 'confirmed' ? 'Bekräftad' : 'Väntar på underskrift';
    return html`<tr><th scope="row">${number}</th><td>${order.firstName} ${order.lastName}</td>
<td class="sum">${kronor(payment.amount)}</td><td class="sum">${payment.reference ?? ''}</td><td>${state}</td>
<td>${payment.payBefore === null ? '' : swedishTime(payment.payBefore)}</td>
<td><form method="post" action="/sim/bank-transfers/${payment.ref}"><button class="main" aria-label="Markera order ${number} som betald">Markera som betald</button></form></td></tr>`;
  });
  const columns = ['Order', 'Köpare', 'Belopp', 'Referens', 'Läge', 'Betalas senast', 'Händelse'];
  const transfers = table('Överföringar som inte har kommit in', columns, rows, 'Inga överföringar väntar.');
  return html`${transfers}<div class="actions"><a class="button" href="/sim/bank-transfers">Uppdatera listan</a></div>`;
}

/** Unpaid transfers; a person may mark one as paid. */
export function transferPages(desk: Desk): Hono {
  const app = new Hono().basePath('/sim/bank-transfers');
  app.get('/', () => simulatorPage({ title: 'Banköverföringar', service: 'Banken', body: list(desk.open()) }));
  app.post('/:ref', (c) => {
    desk.end(c.req.param('ref'), 'paid');
    return seeOther('/sim/bank-transfers');
  });
  return app;
}
