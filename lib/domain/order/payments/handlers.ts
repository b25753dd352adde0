import { bankTransfer } from './bank-transfer';
import type { PaymentHandler } from './payment-handler';
import { swish } from './swish';
import { zimpler } from './zimpler';

/** All supported payment methods. A new one needs a folder beside these and an entry here. */
export const handlers: readonly PaymentHandler[] = [swish, zimpler, bankTransfer];
