import type { PaymentWay } from '../orders/payment-way';
import { bankTransfer } from './bank-transfer';
import { swish } from './swish';
import { zimpler } from './zimpler';

/** All ways to pay, as the checkout lists them. A new one needs a folder beside these and an entry here. */
export const paymentWays: readonly PaymentWay[] = [swish, zimpler, bankTransfer];

/** The way to pay of a stored payment. */
export function paymentWay(code: string): PaymentWay {
  const way = paymentWays.find((candidate) => candidate.code === code);
  if (!way) throw new Error(`A payment was stored by ${code}, which this backend does not have.`);
  return way;
}
