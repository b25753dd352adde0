import type { Database } from '../../db/client';
import { ShopError } from '../../http/errors';
import { storeAttempt, storeRefusal } from '../../orders/attempt';
import type { Order } from '../../orders/order-store';
import type { PaymentWay, Start } from '../../orders/payment-way';
import { zimplerPages } from './pages';

const CODE = 'zimpler';

/** Milliseconds before an unused payment page expires. */
const TIMEOUT = 15 * 60_000;

/** By the last two digits of the amount in öre, or by the phone number: catalogue prices are whole kronor. */
const refusals: Readonly<Record<string, 403 | 500 | 409>> = {
  13: 403,
  14: 500,
  15: 409,
  '0700000403': 403,
  '0700000500': 500,
  '0700000409': 409,
};

/** The status with which Zimpler refuses a payment (contract.md C1). Only 409 leaves an order behind. */
export function zimplerRefusal(amount: number, phone: string): 403 | 500 | 409 | undefined {
  return refusals[amount % 100] ?? refusals[phone];
}

function start(tx: Database, order: Order, { now }: Start): void {
  const refusal = zimplerRefusal(order.orderTotal, order.phone);
  if (refusal === 403) throw new ShopError(403, 'Forbidden');
  if (refusal === 500) throw new ShopError(500, 'Internal Server Error');
  const planned = { plan: 'EXPIRED', planAt: now.getTime() + TIMEOUT };
  if (refusal === 409) storeRefusal(tx, order, now, CODE, 'DEF');
  else storeAttempt(tx, order, now, { method: CODE, state: 'created', ...planned }, 'awaiting_payment');
}

export const zimpler: PaymentWay = {
  id: 4,
  code: CODE,
  name: 'Direktbetalning från bank (Zimpler)',
  description: 'Du väljer din bank och godkänner överföringen med BankID. Pengarna dras direkt från ditt konto.',
  instructions: null,
  buyerCodes: { phone: 'DEF', age: 'DEF', unknown: 'DEF' },
  failureStatus: 409,
  failedState: 'new',
  start,
  redirectPath: ({ ref }) => `/sim/zimpler/${ref}`,
  pages: zimplerPages,
};
