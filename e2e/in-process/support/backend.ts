/** What a person does at the pages of the hosted providers. */
export interface HostedPages {
  /** On the BankID page: one person, one ending. Resolves with the address that the browser is sent back to. */
  identify(hosted: string, personalNumber: string, ending?: BankIdEnding): Promise<string>;
  /** On the bank's page. Resolves with the address that the browser is sent back to. */
  payAtBank(redirectUrl: string, decision: 'approve' | 'abort'): Promise<string>;
}

export type BankIdEnding = 'confirm' | 'cancel' | 'expire';

/** An order as the backend has stored it, in the words of contract.md A5. Amounts in öre. */
export interface StoredOrder {
  readonly orderId: number;
  readonly number: string;
  /** Lower case. */
  readonly state: string;
  readonly paymentState: string;
  readonly paymentMethod: PaymentMethodName;
  /** Made by a customer who was signed in, not on a typed personal number. */
  readonly signedIn: boolean;
  readonly email: string;
  readonly orderTotal: number;
  readonly lines: readonly { readonly productCode: string; readonly quantity: number; readonly total: number }[];
}

export type PaymentMethodName = 'swish' | 'zimpler' | 'bank_transfer';

/** A commerce backend that a test runs in its own process and can look into. Purchases are tested against each of them. */
export interface TestBackend {
  /** The value of COMMERCE_URL. */
  readonly url: string;
  readonly pages: HostedPages;
  /** A variant that is in stock: its code, as the catalogue names it. */
  readonly variantCode: string;
  /** The id by which an order names a variant, in the type in which the catalogue sends it. */
  variantId(code: string): Promise<string | number>;
  /** Every order, the newest first. */
  orders(): Promise<readonly StoredOrder[]>;
  /** Sets the backend's clock; time runs on from there. */
  setClock(moment: Date): Promise<void>;
  advance(seconds: number): Promise<void>;
  /** Decides the open Swish payment of an order, as its payer does in the app. */
  decideSwish(orderId: number, decision: 'approve' | 'decline'): Promise<void>;
  /** Multiplies every price, as one price change does. */
  changePrices(factor: number): Promise<void>;
  stop(): Promise<void>;
}
