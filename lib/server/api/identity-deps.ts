import { countIdentity } from '@/lib/server/reporting/counts';
import type { IdentityDeps } from '@/lib/server/sessions/bankid-flow';
import type { CookieJar } from '@/lib/server/sessions/sealed-cookie';
import { sealSettings } from '@/lib/server/sessions/settings';
import { sharedStore } from '@/lib/server/store/shared-store';
import { commerceRequest } from '@/lib/server/sylius/client/http';
import { readBankIdSession, startHostedBankId } from '@/lib/server/sylius/resources/identity/identity';
import type { Upstream } from './backend-calls';
import { replyOf, settleConfirmation } from './orders/settle';

/** The deps of the BankID flow for one request. Server only. */
export function identityDeps(jar: CookieJar, upstream: Upstream = commerceRequest): IdentityDeps {
  return {
    jar,
    seal: sealSettings(),
    store: sharedStore(),
    now: () => new Date(),
    start: async (purpose) => {
      const hosted = await startHostedBankId(purpose, upstream).catch((error: unknown) => {
        countIdentity('notStarted');
        throw error;
      });
      countIdentity('started');
      return hosted;
    },
    read: (session) => readBankIdSession(session, upstream),
    confirm: async (orderId, signing) => {
      const path = 'sylius/commerz/confirm-manual-payment';
      const request = { method: 'POST' as const, path, body: { orderId }, signing };
      return settleConfirmation(await replyOf(upstream(request)), orderId);
    },
  };
}
