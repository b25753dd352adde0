import { Hono } from 'hono';
import { html } from 'hono/html';
import { callbacks, changeOpenSession, findIdentitySession, type IdentitySession } from '../commerz/identity-sessions';
import type { BackendContext } from '../core/context';
import { seeOther, simulatorPage } from '../http/simulator-page';
import { findPerson } from '../register/register';
import { appPage, BANKID, choosePage, endedPage, heading } from './bankid-pages';

/**
 * The hosted BankID page (contract.md C1): choose a test person and a device, then confirm, cancel or let it expire.
 * Every outcome redirects the browser to `<storefront><callback>?grandidsession=<id>`; only get-bankid-session returns the
 * result.
 */
export function bankIdRoutes({ db, clock, config }: BackendContext): Hono {
  const app = new Hono().basePath('/sim/bankid/:id');

  const returnTo = (session: IdentitySession) =>
    `${config.storefront}${callbacks[session.purpose]}?grandidsession=${session.id}`;

  const unknown = () => {
    const body = html`<p>Länken är felaktig eller gammal. Gå tillbaka till webbutiken och börja om.</p>`;
    return simulatorPage({ title: 'Begäran finns inte', service: BANKID, body, status: 404 });
  };

  const show = (session: IdentitySession, status: 200 | 400 = 200) => {
    const person = findPerson(session.personalNumber ?? '');
    const title = heading(session);
    if (session.state !== 'open') {
      return simulatorPage({ title, service: BANKID, body: endedPage(session.state, returnTo(session)), status: 410 });
    }
    const body = person ? appPage(session, person) : choosePage(session);
    return simulatorPage({ title, service: BANKID, body, status, formTarget: config.storefront });
  };

  app.get('/', (c) => {
    const session = findIdentitySession(db, c.req.param('id') ?? '', clock.now());
    return session ? show(session) : unknown();
  });

  app.post('/:action', async (c) => {
    const now = clock.now();
    const session = findIdentitySession(db, c.req.param('id') ?? '', now);
    if (!session) return unknown();
    const { id } = session;
    const form = await c.req.parseBody();
    const person = typeof form.person === 'string' ? findPerson(form.person) : undefined;
    const page = `/sim/bankid/${id}`;
    switch (c.req.param('action')) {
      case 'start': {
        if (!person) return show(session, 400);
        const device = form.device === 'other' ? 'other' : 'same';
        changeOpenSession(db, id, { personalNumber: person.personalNumber, device }, now);
        return seeOther(page);
      }
      case 'back':
        changeOpenSession(db, id, { personalNumber: null, device: null }, now);
        return seeOther(page);
      case 'confirm':
        if (session.state === 'open' && !session.personalNumber) return show(session, 400);
        changeOpenSession(db, id, { state: 'done', doneAt: now.getTime() }, now);
        return seeOther(returnTo(session));
      case 'cancel':
        changeOpenSession(db, id, { state: 'cancelled' }, now);
        return seeOther(returnTo(session));
      case 'expire':
        changeOpenSession(db, id, { state: 'expired' }, now);
        return seeOther(returnTo(session));
      default:
        return unknown();
    }
  });
  return app;
}
