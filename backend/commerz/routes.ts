import { Hono } from 'hono';
import { type Goods, ownGoods } from '../catalogue/goods';
import type { BackendContext } from '../context';
import { shopErrorResponse } from '../http/errors';
import { loopbackOnly } from '../http/loopback';
import { identityRoutes } from './identity-routes';
import { orderRoutes } from './order-routes';

/**
 * The shop's own API for identity and orders, under /sylius/commerz (contract.md A2, A4 and A5).
 *
 * Errors are `{"code", "message"}` with the code as HTTP status. Messages in addition to those in contract.md: BUYER
 * (neither or both of ssn and customerId), EMAIL, PAYMENT_METHOD, SHIPPING_METHOD, UNKNOWN_VARIANT, STOCK (not enough
 * pieces), MIXED_METALS (gold and silver in one order), PRICE (409: the total differs from `expectedTotal`; nothing was
 * changed), NOT_FOUND (no such order), ORDER (403: this caller may neither read nor change the order; a corrected personal
 * number requires a new order under a new Idempotency-Key), FORBIDDEN (another customer's data), NOT_BUYER (signed by
 * another person), SIGNATURE_USED (the signature has confirmed another order), SOLD_OUT (409: signed too late, the items
 * are sold), WRONG_PURPOSE (a login where a signature is required, or the reverse), ORDER_CANCELLED, NO_PAYMENT,
 * NOT_BANK_TRANSFER, Host (403: the Host header does not name this machine).
 */
export function commerzOrderRoutes(context: BackendContext, goods: Goods = ownGoods(context)): Hono {
  const app = new Hono().basePath('/sylius/commerz');
  app.onError((error) => shopErrorResponse(error));
  app.use(loopbackOnly);
  app.route('/', identityRoutes(context));
  app.route('/', orderRoutes(context, goods));
  return app;
}
