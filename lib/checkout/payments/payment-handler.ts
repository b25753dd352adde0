import type { WireId } from '@/lib/api/contract/responses';
import type { FailureText } from '../failure';

/** What is left to do after create-order. `redirectUrl` is never stored: after a reload the payment is waited for. */
export type PaymentProgress =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'redirecting'; readonly redirectUrl: string }
  | { readonly kind: 'signing' };

/** The part of create-order's answer that decides the next step of a payment. */
export interface StartedOrder {
  readonly redirectUrl: string | null;
  readonly verificationRequired: boolean;
  /** The order was made in the customer's own session. */
  readonly signedIn: boolean;
}

export type PaymentStart =
  | PaymentProgress
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly code: string };

/** What the shopper reads while a payment is open (domain.md 2.4, 4.1). */
export interface PayingText {
  readonly heading: string;
  /** What is waited for and for how long. Read out once, in a live region. */
  readonly status: string;
  /** What happens when the shopper does nothing, or has already done otherwise. */
  readonly otherwise?: string;
  /** The provider's app, offered on a device that may have it. */
  readonly app?: { readonly label: string; readonly href: string };
  /** What to do with a request that is open at the bank or in the app: while paying, on leaving, at a changed sum. */
  readonly openRequest: string;
  readonly help?: { readonly summary: string; readonly text: string };
  /** Of the button that asks what came of a payment that the customer gave up; none where there is nothing to give up. */
  readonly abandon?: string;
}

/** A payment check of the provider's own, beside fetch-order (contract.md A5). */
export interface PaymentCheck {
  readonly path: (orderId: WireId) => string;
  /** Words of the response that mean that the payment has failed, and the failure that each means. */
  readonly failures: Readonly<Record<string, string>>;
}

/**
 * What the shop knows of one payment method. A new one is a folder that exports this and a line in `payments/index.ts`; nothing
 * else names it.
 * Everything in it is data or a pure function.
 */
export interface PaymentHandler {
  readonly name: string;
  /** Whether a backend's code names it: any case, any separator, any version (`swish_v2`). */
  readonly codes: RegExp;
  /** Words of create-order's message that refuse the order for good, and the failure that each means. */
  readonly refusals: Readonly<Record<string, string>>;
  /** The failure that any other definite refusal means; `status` is the response's code, `orderId` an order that was written. */
  readonly otherRefusal: (answer: { readonly code: number; readonly orderId: WireId | null }) => string;
  /** Whether a refusal with this code, of an order that was written, is shown at step 2 instead of beside the order button. */
  readonly movesOnWhenRefused?: (code: number) => boolean;
  readonly failures: Readonly<Record<string, FailureText>>;
  readonly start: (order: StartedOrder) => PaymentStart;
  readonly check: PaymentCheck | null;
  /** Seconds that a started payment can be approved; null where the provider sets no limit that we know. */
  readonly lasts: number | null;
  readonly text: PayingText;
  /** What becomes of an order whose changed sum the customer does not accept. */
  readonly declined: string;
}

export type { FailureText };
