import { Hono } from 'hono';
import { html } from 'hono/html';
import { orderNumber } from '../commerz/order-store';
import { endPayment, hasLapsed } from '../commerz/settle';
import type { BackendContext } from '../context';
import { loopbackOnly } from '../http/loopback';
import { bankIdRoutes } from './bankid-routes';
import { findPayment, openPayments } from './open-payments';
import { kronor, type Markup, seeOther, simulatorPage, swedishTime } from './page';
import { zimplerRoutes } from './zimpler-routes';

type Listed = ReturnType<typeof openPayments>[number];

function table(caption: string, columns: readonly string[], rows: readonly Markup[], empty: string): Markup {
  if (rows.length === 0) return html`<p>${empty}</p>`;
  return html`<div class="wide"><table><caption>${caption}</caption>
<thead><tr>${columns.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead><tbody>${rows}</tbody></table></div>`;
}

/** Open Swish requests, which a person may decide before the simulated payer does. */
export function swishList(open: readonly Listed[]): Markup {
  const rows = open.map(({ payment, order }) => {
    const number = orderNumber(order.id);
    return html`<tr><th scope="row">${number}</th><td class="sum">${kronor(payment.amount)}</td><td>${payment.phone ?? ''}</td>
<td>${swedishTime(payment.createdAt)}</td>
<td><form method="post" action="/sim/swish/${payment.ref}"><div class="actions">
<button class="main" name="decision" value="approve" aria-label="Godkänn order ${number}">Godkänn</button>
<button name="decision" value="decline" aria-label="Avböj order ${number}">Avböj</button></div></form></td></tr>`;
  });
  const columns = ['Order', 'Belopp', 'Nummer', 'Begärd', 'Svar'];
  const list = table('Obesvarade betalningar', columns, rows, 'Ingen betalning väntar på svar just nu.');
  return html`<p>En vanlig betalning godkänns efter tre sekunder utan att du gör något. Numret 070-000 00 14 svarar aldrig; här kan du svara i stället, inom tre minuter.</p>
${list}<div class="actions"><a class="button" href="/sim/swish">Uppdatera listan</a></div>`;
}

/** Unpaid transfers; a person may mark one as paid. */
export function transferList(open: readonly Listed[]): Markup {
  const rows = open.map(({ payment, order }) => {
    const number = orderNumber(order.id);
    const state = order.state === 'confirmed' ? 'Bekräftad' : 'Väntar på underskrift';
    return html`<tr><th scope="row">${number}</th><td>${order.firstName} ${order.lastName}</td>
<td class="sum">${kronor(payment.amount)}</td><td class="sum">${payment.reference ?? ''}</td><td>${state}</td>
<td>${payment.payBefore === null ? '' : swedishTime(payment.payBefore)}</td>
<td><form method="post" action="/sim/bank-transfers/${payment.ref}"><button class="main" aria-label="Markera order ${number} som betald">Markera som betald</button></form></td></tr>`;
  });
  const columns = ['Order', 'Köpare', 'Belopp', 'Referens', 'Läge', 'Betalas senast', 'Händelse'];
  const list = table('Överföringar som inte har kommit in', columns, rows, 'Inga överföringar väntar.');
  return html`${list}<div class="actions"><a class="button" href="/sim/bank-transfers">Uppdatera listan</a></div>`;
}

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
