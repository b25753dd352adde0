import type { Hono } from 'hono';
import type { Database } from '../db/client';
import type { Order, Payment } from './order-store';

export interface Start {
  readonly now: Date;
  /** Seconds until a Swish payer responds. */
  readonly swishSeconds: number;
}

/** What a provider's pages can do with its own payments. */
export interface Desk {
  /** Open payments with their orders, oldest first. */
  readonly open: () => readonly { readonly payment: Payment; readonly order: Order }[];
  /** A payment by the random token in its page's URL, open or not. */
  readonly find: (ref: string) => Payment | undefined;
  /** Ends an open payment with `paid` or a failure code; does nothing to any other. */
  readonly end: (ref: string, result: string) => void;
  /** Where the browser goes afterwards. */
  readonly returnUrl: (payment: Payment) => string;
  /** Origin of the storefront, to which a page's form may lead. */
  readonly storefront: string;
}

/** One way to pay (contract.md A4, A5 and C1): how the shop offers it and how its provider behaves. */
export interface PaymentWay {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly description: string;
  readonly instructions: string | null;
  /** Codes with which create-order refuses a buyer: an unusable number, a minor, and somebody unknown to the register. */
  readonly buyerCodes: { readonly phone: string; readonly age: string; readonly unknown: string };
  /** Status of create-order after an attempt that the provider refused. */
  readonly failureStatus: 409 | 422;
  /** State of an order whose payment has failed. */
  readonly failedState: 'new' | 'cancelled';
  /** Stores the attempt with the provider's response. Throws a ShopError when no order may be written. */
  readonly start: (tx: Database, order: Order, start: Start) => void;
  /** Executes a due plan that does not end the payment; false for any other plan. */
  readonly execute?: (tx: Database, payment: Payment) => boolean;
  /** Whether an open payment has timed out without a response. */
  readonly hasLapsed?: (payment: Pick<Payment, 'plan'>) => boolean;
  /** Whether a repeated request starts a new payment instead of reading the open one. */
  readonly needsNewAttempt?: (payment: Pick<Payment, 'plan'>) => boolean;
  /** Path of the page to which the browser is sent; absent when the buyer stays in the shop. */
  readonly redirectPath?: (payment: Payment) => string;
  /** The provider's pages, with their whole paths. */
  readonly pages: (desk: Desk) => Hono;
  /** A page for manual tests, linked from the list of simulators. */
  readonly overview?: { readonly path: string; readonly label: string };
}
