/** A person's actions on the pages of the hosted providers. */
export interface HostedPages {
  /** On the BankID page: one person, one outcome. Resolves with the return URL. */
  identify(hosted: string, personalNumber: string, ending?: BankIdEnding): Promise<string>;
  /** On the bank's page. Resolves with the return URL. */
  payAtBank(redirectUrl: string, decision: 'approve' | 'abort'): Promise<string>;
}

export type BankIdEnding = 'confirm' | 'cancel' | 'expire';

/** An order as stored by the backend, with the names of contract.md A5. Amounts in öre. */
export interface StoredOrder {
  readonly orderId: number;
  readonly number: string;
  /** Lower case. */
  readonly state: string;
  readonly paymentState: string;
  readonly paymentMethod: PaymentMethodName;
  /** Placed by a signed-in customer, not with a typed personal number. */
  readonly signedIn: boolean;
  readonly email: string;
  readonly orderTotal: number;
  readonly lines: readonly { readonly productCode: string; readonly quantity: number; readonly total: number }[];
}

export type PaymentMethodName = 'swish' | 'zimpler' | 'bank_transfer';

/** A commerce backend in the test's own process, with access to its data. Purchases are tested against each implementation. */
export interface TestBackend {
  /** The value of COMMERCE_URL. */
  readonly url: string;
  readonly pages: HostedPages;
  /** The catalogue code of a variant in stock. */
  readonly variantCode: string;
  /** The id of a variant in orders, in the type that the catalogue sends. */
  variantId(code: string): Promise<string | number>;
  /** Every order, newest first. */
  orders(): Promise<readonly StoredOrder[]>;
  /** Sets the backend's clock, which runs on from there. */
  setClock(moment: Date): Promise<void>;
  advance(seconds: number): Promise<void>;
  /** Approves or declines the open Swish payment of an order, as the payer does in the app. */
  decideSwish(orderId: number, decision: 'approve' | 'decline'): Promise<void>;
  /** Multiplies every price, as one price change does. */
  changePrices(factor: number): Promise<void>;
  stop(): Promise<void>;
}
