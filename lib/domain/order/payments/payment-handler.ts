import type { FetchedOrder, WireId } from '@/lib/domain/shop-api/responses';
import type { FailureText } from '../failure';
import type { PlacedOrder } from '../order-schema';

/**
 * The next step after create-order. Neither `redirectUrl` nor `isNew` is ever stored: after a reload the state is `waiting`, and a
 * signature is not started by itself.
 */
export type PaymentProgress =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'redirecting'; readonly redirectUrl: string }
  /** `isNew`: the buyer has just ordered or agreed, so that the page starts the signature itself, once (spec.md section 4). */
  | { readonly kind: 'signing'; readonly isNew?: true };

/** What decides the next step of a payment. */
export interface StartedOrder {
  readonly redirectUrl: string | null;
  readonly verificationRequired: boolean;
  /** The order was placed with the customer's session. */
  readonly signedIn: boolean;
}

export type PaymentStart =
  | PaymentProgress
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly code: string };

/** Texts for an open payment (domain.md 2.4, 4.1). */
export interface PayingText {
  readonly heading: string;
  /** What the page waits for, and how long. Announced once in a live region. */
  readonly status: string;
  /** What happens when the shopper does not approve. */
  readonly otherwise?: string;
  /** Link to the provider's app, for devices that may have it. */
  readonly app?: { readonly label: string; readonly href: string };
  /** What to do with an open request at the bank or in the app: while paying, on leaving, after a changed sum. */
  readonly openRequest: string;
  readonly help?: { readonly summary: string; readonly text: string };
  /** Label of the link to the provider's page, for a browser that came back from it by its back button. */
  readonly back?: string;
  /** Label of the button that checks a payment that the customer gave up; missing when that is impossible. */
  readonly abandon?: string;
}

/** The provider's own payment check, in addition to fetch-order (contract.md A5). */
export interface PaymentCheck {
  readonly path: (orderId: WireId) => string;
  /** Response codes of a failed payment, and the failure of each. */
  readonly failures: Readonly<Record<string, string>>;
  /** Seconds after the order was placed until when it is checked: the provider's time and a margin. */
  readonly limit: number;
  /** The failure after that limit, by the last response. It proves nothing about the money, and its text claims nothing. */
  readonly overdue: Readonly<Record<'open' | 'unanswered', string>>;
}

/** A signature of an order before it is paid (domain.md 4.2). */
export interface PaymentSigning {
  /** While the result is awaited: what follows, and what is certain about the money. */
  readonly waiting: string;
  /** By what became of the signature; `refused` for any refusal without a failure of its own. */
  readonly failures: Readonly<Record<'cancelled' | 'expired' | 'unknown' | 'refused', string>>;
}

/** A field of the checkout's form that a way to pay reads. */
export type PaymentField = 'phone';

/** The states of an order that a payment method may word itself. */
export type WordedState = 'waiting' | 'failed' | 'unsigned';

/** What a buyer copies into the bank: its definite name, a neuter, and the value without spaces. */
export interface Copied {
  readonly name: string;
  readonly value: string;
}

export interface OwedFacts {
  /** Shown in this order; one without a value is left out. */
  readonly facts: readonly (readonly [name: string, value: string | null, copied?: Copied | null])[];
  readonly note: string;
}

/** What the buyer owes after the checkout, and how to pay it (domain.md 4.2, 4.3). */
export interface OwedAfterwards {
  readonly stateText: string;
  /** Completes "Nej" about drawn money. */
  readonly because: string;
  readonly todo: string;
  readonly facts: (
    order: Pick<PlacedOrder, 'orderId' | 'number' | 'orderTotal'>,
    payment: FetchedOrder['payment'] | null,
    /** What is left of the sum, when a part of it has been paid. */
    sum: 'all' | 'rest',
  ) => OwedFacts;
}

/** A payment method: data and pure functions, in a folder of its own with an entry in `payments/index.ts`. */
export interface PaymentHandler {
  readonly name: string;
  /** Matches the backend's normalised code, with any version (`swish_v2`). */
  readonly codes: RegExp;
  /** Codes in create-order's message that are definite refusals, and the failure of each. */
  readonly refusals: Readonly<Record<string, string>>;
  /** The failure of any other definite refusal, by the response's code. */
  readonly otherRefusal: (code: number) => string;
  /** The failure of a payment that the order itself says has ended without money; that of a refusal where missing. */
  readonly ended?: string;
  /** Whether a refusal with this code and an order id is shown at step 2 instead of beside the order button. */
  readonly movesOnWhenRefused?: (code: number) => boolean;
  readonly failures: Readonly<Record<string, FailureText>>;
  readonly start: (order: StartedOrder) => PaymentStart;
  readonly check: PaymentCheck | null;
  /** Null for a way whose `start` never returns `signing`. */
  readonly signing: PaymentSigning | null;
  /** What it needs from the buyer: shown while paying, and corrected after a failure. Null for nothing. */
  readonly field: PaymentField | null;
  /** Seconds to approve a started payment; null without a known limit. */
  readonly lasts: number | null;
  readonly text: PayingText;
  /** Null for a payment that is made during the checkout. */
  readonly owed: OwedAfterwards | null;
  /** Its own words for a state; the common ones where missing. */
  readonly states: Readonly<Partial<Record<WordedState, string>>>;
  /** Whether the checkout may be left with "Avbryt" at step 2 (spec.md section 2). */
  readonly mayBeCancelled: boolean;
  /** Whether the same order can be paid again after a failed payment. */
  readonly mayBeRetried: boolean;
  /** Text about an order whose changed sum the customer declined. */
  readonly declined: string;
}
