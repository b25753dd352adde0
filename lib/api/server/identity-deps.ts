import type { IdentityDeps } from '@/lib/account/bankid-flow';
import type { CookieJar } from '@/lib/account/sealed-cookie';
import { sealSettings } from '@/lib/account/settings';
import { createStartOnce } from '@/lib/account/starts';
import { createUsedSessions } from '@/lib/account/used-sessions';
import { env } from '@/lib/config/env';
import { sharedStore } from '@/lib/store/shared-store';
import { commerceRequest } from '@/lib/sylius/client/http';
import { readBankIdSession, startHostedBankId } from '@/lib/sylius/resources/identity/identity';
import { replyOf, settleConfirmation } from './orders/settle';

/** The deps of the BankID flow for one request. Server only. */
export function identityDeps(jar: CookieJar): IdentityDeps {
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
      return settleConfirmation(await replyOf(commerceRequest(request)), orderId);
    },
  };
}
