import { wireId } from '@/lib/checkout/order-request';
import { CommerceError } from '@/lib/commerce/client/errors';
import { commerceRequest } from '@/lib/commerce/client/http';
import { readBankIdSession, startHostedBankId } from '@/lib/commerce/resources/identity/identity';
import { parseCode } from '@/lib/commerce/resources/orders/orders';
import { orderRefusal } from '@/lib/shop-api/server/order-calls';
import type { IdentityTools } from './bankid-flow';
import type { CookieJar } from './sealed-cookie';
import { sealSettings } from './settings';

/** A signature that the backend does not accept has been answered; asking again with it would change nothing. */
function refusedSignature(error: unknown): unknown {
  if (error instanceof CommerceError && error.kind === 'unauthorized') return { code: 401, message: 'DEF' };
  return orderRefusal(error);
}

/** The identity flow's tools for one request. Server only. */
export function identityTools(jar: CookieJar): IdentityTools {
  return {
    jar,
    seal: sealSettings(),
    now: () => new Date(),
    start: startHostedBankId,
    read: readBankIdSession,
    confirm: async (orderId, signing) => {
      const path = 'sylius/commerz/confirm-manual-payment';
      const request = { method: 'POST' as const, path, body: { orderId: wireId(orderId) }, signing };
      return parseCode(await commerceRequest(request).catch(refusedSignature));
    },
  };
}
