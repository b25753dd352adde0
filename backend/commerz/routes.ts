import { Hono } from 'hono';
import type { BackendContext } from '../context';
import { identityRoutes } from './identity-routes';
import { orderRoutes } from './order-routes';

/**
 * The shop's own API for identity and orders, under /sylius/commerz (contract.md A2, A4 and A5).
 *
 * Refusals are `{"code", "message"}` with the code as HTTP status. Messages beside those that contract.md names: BUYER
 * (neither or both of ssn and customerId), EMAIL, PAYMENT_METHOD, SHIPPING_METHOD, UNKNOWN_VARIANT, STOCK (not that many
 * to be had), MIXED_METALS (gold and silver in one order), NOT_FOUND (no such order), FORBIDDEN (somebody else's order or
 * data), NOT_BUYER (signed by somebody else), SIGNATURE_USED (that signature has confirmed another order), WRONG_PURPOSE
 * (a login where a signature is needed, or the other way round), ORDER_CANCELLED, NO_PAYMENT, NOT_BANK_TRANSFER. The
 * storefront reads all of them as DEF.
 */
export function commerzOrderRoutes(context: BackendContext): Hono {
  const app = new Hono().basePath('/sylius/commerz');
  app.route('/', identityRoutes(context));
  app.route('/', orderRoutes(context));
  return app;
}
