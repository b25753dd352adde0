import { Hono } from 'hono';
import { bareError, hydraError, unauthorized } from './refusals';
import { ld } from './respond';
import { freshName, type Person, personOf, type State, type Token } from './state';

const LOGIN = '/get-bank-id-session';
const SIGNING = '/get-payment-signing-session';

/** Whose token a request carries; null without one. A token that nobody has is refused, as by any JWT firewall. */
export function callerOf(state: State, headers: Headers): Token | null {
  const bearer = headers.get('authorization');
  if (bearer === null) return null;
  const token = state.tokens.find(({ access }) => bearer === `Bearer ${access}`);
  if (!token) throw unauthorized('Expired JWT Token');
  return token;
}

/** The same for a call that needs a session. */
export function sessionOf(state: State, headers: Headers): Token {
  const caller = callerOf(state, headers);
  if (caller?.purpose !== 'login') throw unauthorized();
  return caller;
}

/** The person whose signature a request carries in both of its headers (contract.md A1). */
export function signerOf(state: State, headers: Headers): Person {
  const caller = callerOf(state, headers);
  const signing = headers.get('x-signing-token');
  if (caller?.purpose !== 'signing' || signing !== `Bearer ${caller.refresh}`) throw unauthorized();
  return caller.person;
}

function issueToken(state: State, purpose: Token['purpose'], person: Person): Token {
  const token = { access: freshName('access'), refresh: freshName('refresh'), purpose, person };
  state.tokens.push(token);
  return token;
}

/** contract.md A2. The hosted page's address does not tell the session's id, which comes back all the same. */
export function identityRoutes(state: State): Hono {
  const app = new Hono();

  app.get('/start-hosted-grand-id', (c) => {
    const callback = c.req.query('callbackUrl') ?? LOGIN;
    if (callback !== LOGIN && callback !== SIGNING) throw bareError(400);
    const page = String(state.identifications.length + 1);
    const id = freshName('gid');
    state.identifications.push({ id, page, callback, state: 'open', person: null });
    return ld({ '@type': 'Identification', redirectUrl: `${state.origin()}/legitimering?b=${page}` });
  });

  app.get('/get-bankid-session', (c) => {
    const found = state.identifications.find(({ id }) => id === c.req.query('grandidsession'));
    if (!found || found.state === 'used') throw hydraError(400, 'UNKNOWN');
    if (found.state === 'cancelled' || found.state === 'expired') throw hydraError(400, found.state.toUpperCase());
    if (found.state === 'open' || found.person === null) return ld({ output: { message: 'NOTLOGGEDIN' } });
    found.state = 'used';
    const token = issueToken(state, found.callback === SIGNING ? 'signing' : 'login', found.person);
    return ld({
      '@type': 'Identification',
      output: {
        message: 'COMPLETE',
        access_token: token.access,
        refresh_token: token.refresh,
        expires_in: '900',
        custom_data: { customerId: found.person.customerId, sessionId: freshName('session') },
      },
    });
  });

  app.get('/get-customer', (c) => {
    const { person } = sessionOf(state, c.req.raw.headers);
    if (c.req.query('id') !== String(person.customerId)) throw hydraError(403, 'Access Denied.');
    const { firstName, lastName, blocked, personalNumber } = person;
    const known = { firstName, lastName, blocked, ssn: `${personalNumber.slice(0, 8)}-${personalNumber.slice(8)}` };
    const address = { address: 'Storgatan 12', zipcode: '211 42', city: 'Malmö', co: null };
    const contact = { email: null, phoneNumber: null, subscribedToNewsletter: 0 };
    return ld({ '@type': 'Customer', id: person.customerId, ...known, ...address, ...contact });
  });
  return app;
}

/** The hosted page: who, and how it ended. */
export function identityPage(state: State): Hono {
  const app = new Hono();
  app.get('/legitimering', (c) => c.html('<!doctype html><title>Legitimering (testläge)</title>'));
  app.post('/legitimering', async (c) => {
    const { b, pnr, val } = await c.req.parseBody();
    const found = state.identifications.find(({ page }) => page === b);
    const person = personOf(String(pnr));
    if (!found || !person) return c.text('Okänd', 400);
    if (found.state === 'open') {
      found.state = val === 'ja' ? 'done' : val === 'nej' ? 'cancelled' : 'expired';
      found.person = person;
    }
    return c.redirect(`${state.storefront}${found.callback}?grandidsession=${found.id}`, 303);
  });
  return app;
}
