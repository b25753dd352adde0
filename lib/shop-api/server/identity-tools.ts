import { commerceRequest } from '@/lib/commerce/client/http';
import { readBankIdSession, startHostedBankId } from '@/lib/commerce/resources/identity/identity';
import type { IdentityTools } from '@/lib/identity/bankid-flow';
import type { CookieJar } from '@/lib/identity/sealed-cookie';
import { sealSettings } from '@/lib/identity/settings';
import type { CodeAnswer } from '../answers';
import { type Reply, replyOf, settleCode } from './settle';

/** A signature that the backend does not accept has been answered; asking again with it would change nothing. */
function settleConfirmation(reply: Reply): CodeAnswer {
  return reply.status === 401 ? { code: 401, message: 'DEF' } : settleCode(reply, false);
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
      const request = { method: 'POST' as const, path, body: { orderId }, signing };
      return settleConfirmation(await replyOf(commerceRequest(request)));
    },
  };
}
