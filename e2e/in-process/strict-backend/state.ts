import type { PaymentMethodName } from '../support/backend';
import { type Goods, stockedGoods } from './goods';

export interface Person {
  readonly personalNumber: string;
  /** Number, as it is sent. */
  readonly customerId: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly blocked: boolean;
}

export const PEOPLE: readonly Person[] = [
  { personalNumber: '191212121212', customerId: 31, firstName: 'Tolvan', lastName: 'Tolvansson', blocked: false },
  { personalNumber: '198507099805', customerId: 32, firstName: 'Maja', lastName: 'Lindqvist', blocked: false },
  { personalNumber: '197803149819', customerId: 33, firstName: 'Per-Åke', lastName: 'Öberg', blocked: true },
  { personalNumber: '201204179848', customerId: 34, firstName: 'Elsa', lastName: 'Ek', blocked: false },
];

export function personOf(personalNumber: string): Person | undefined {
  return PEOPLE.find((person) => person.personalNumber === personalNumber);
}

export interface Identification {
  readonly id: string;
  /** What the hosted page's address shows instead of the id. */
  readonly page: string;
  readonly callback: string;
  state: 'open' | 'done' | 'cancelled' | 'expired' | 'used';
  person: Person | null;
}

export interface Token {
  readonly access: string;
  readonly refresh: string;
  readonly purpose: 'login' | 'signing';
  readonly person: Person;
}

export interface OrderLine {
  readonly goods: Goods;
  readonly quantity: number;
  /** Öre for one, without VAT; frozen when the order was made. */
  readonly price: number;
  readonly vat: number;
}

export interface Order {
  readonly id: number;
  readonly number: string;
  readonly buyer: Person;
  /** Made in the buyer's session, not on a typed personal number. */
  readonly signedIn: boolean;
  readonly createdAt: number;
  email: string;
  lines: readonly OrderLine[];
  shipping: number;
  method: PaymentMethodName;
  state: 'new' | 'awaiting_payment' | 'awaiting_verification' | 'confirmed' | 'cancelled';
  paymentState: 'awaiting' | 'paid' | 'failed';
  /** The word for a failed payment. */
  failure: string | null;
  /** Names the payment on the bank's page; another one for every attempt. */
  payment: string;
}

/** Everything that the strict backend knows. */
export interface State {
  readonly origin: () => string;
  readonly storefront: string;
  readonly now: () => number;
  readonly goods: Goods[];
  readonly orders: Order[];
  readonly identifications: Identification[];
  tokens: Token[];
  /** Milliseconds since 1970 of the last price change. */
  changed: number;
  /** The word with which the next create-order is refused. */
  refuseNext: string | null;
  /** Customers who are signed in have to sign a bank transfer as well. */
  verifyEverybody: boolean;
}

export function emptyState(parts: Pick<State, 'origin' | 'storefront' | 'now'>): State {
  return {
    ...parts,
    goods: stockedGoods(),
    orders: [],
    identifications: [],
    tokens: [],
    changed: parts.now(),
    refuseNext: null,
    verifyEverybody: false,
  };
}

let named = 0;

/** A name that nobody guesses and that no other thing of this process has. */
export function freshName(prefix: string): string {
  named += 1;
  return `${prefix}-${named}-${crypto.randomUUID()}`;
}
