import { createStartOnce } from '@/lib/account/starts';
import { commerceRequest } from '@/lib/commerce/client/http';
import { readBankIdSession, startHostedBankId } from '@/lib/commerce/resources/identity/identity';
import { env } from '@/lib/config/env';
import type { IdentityTools } from '@/lib/identity/bankid-flow';
import type { CookieJar } from '@/lib/identity/sealed-cookie';
import { sealSettings } from '@/lib/identity/settings';
import { createUsedSessions } from '@/lib/identity/used-sessions';
import { sharedStore } from '@/lib/shared-store/shared-store';
import { replyOf, settleCode } from './settle';

/** The identity flow's tools for one request. Server only. */
export function identityTools(jar: CookieJar): IdentityTools {
  const seal = sealSettings();
  return {
    jar,
    seal,
    used: createUsedSessions(sharedStore(), env().SESSION_SECRET),
    now: () => new Date(),
    start: startHostedBankId,
    startOnce: createStartOnce(sharedStore(), seal),
    read: readBankIdSession,
    confirm: async (orderId, signing) => {
      const path = 'sylius/commerz/confirm-manual-payment';
      const request = { method: 'POST' as const, path, body: { orderId }, signing };
      return settleCode(await replyOf(commerceRequest(request)), false);
    },
  };
}
