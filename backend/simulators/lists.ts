import { html } from 'hono/html';
import { type Order, orderNumber, type Payment } from '../commerz/order-store';
import { kronor, type Markup, swedishTime } from './page';

interface Listed {
  readonly payment: Payment;
  readonly order: Order;
}

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
