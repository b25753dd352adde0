import { Hono } from 'hono';
import type { BackendContext } from '../context';
import { ShopError, shopErrorResponse } from '../http/errors';
import { customerJson, findCustomer } from './customers';
import { exchangeIdentitySession, startIdentitySession } from './identity-sessions';
import { signedIn } from './tokens';

/**
 * contract.md A2. The hosted page is this backend's own simulator, at the origin of the request.
 * get-customer returns the session's own customer only: 401 without a session, 403 for another id and for a signature.
 */
export function identityRoutes({ db, clock }: BackendContext): Hono {
  const app = new Hono();
  app.onError((error) => shopErrorResponse(error));

  app.get('/start-hosted-grand-id', (c) => {
    const session = startIdentitySession(db, c.req.query('callbackUrl'), clock.now());
    return c.json({ redirectUrl: `${new URL(c.req.url).origin}/sim/bankid/${session.id}` });
  });

  app.get('/get-bankid-session', (c) => {
    const output = exchangeIdentitySession(db, c.req.query('grandidsession') ?? '', clock.now());
    c.header('Cache-Control', 'no-store');
    return c.json({ output });
  });

  app.get('/get-customer', (c) => {
    const caller = signedIn(db, c.req.raw.headers, clock.now());
    const id = c.req.query('id') ?? '';
    if (!/^\d{1,15}$/.test(id)) throw new ShopError(400, 'id');
    if (Number(id) !== caller.customerId) throw new ShopError(403, 'FORBIDDEN');
    const known = findCustomer(db, caller.customerId);
    if (!known) throw new ShopError(404, 'NOT_FOUND');
    c.header('Cache-Control', 'no-store');
    return c.json(customerJson(known));
  });
  return app;
}
