import { createHash } from 'node:crypto';
import { shippingMethods } from '../catalogue/methods';
import type { Database } from '../db/client';
import { ShopError } from '../http/errors';
import type { PaymentWay } from '../orders/payment-way';
import { paymentWays } from '../payments/ways';
import { findPerson } from '../register/register';
import { customerOf, findCustomer, type KnownCustomer } from './customers';
import type { CreateOrderRequest } from './schemas';
import { findMethod, isPickup } from './shipping';
import type { Token } from './tokens';

/** Whether the person with these twelve digits has turned 18 in Sweden; a coordination number has 60 added to the day. */
function isAdult(twelve: string, now: Date): boolean {
  const day = Number(twelve.slice(0, 8));
  const birthday = day % 100 > 60 ? day - 60 : day;
  const today = now.toLocaleDateString('sv-SE', { timeZone: 'Europe/Stockholm' }).replaceAll('-', '');
  return birthday + 18_00_00 <= Number(today);
}

/** A validated order request: products, buyer, payment and delivery method, without prices. */
export type OrderDraft = Readonly<ReturnType<typeof readDraft>>;

const EMAIL =
  /^(?:[^<>()[\]\\.,;:\s@"]+(?:\.[^<>()[\]\\.,;:\s@"]+)*|"[^"]+")@(?:\[\d{1,3}(?:\.\d{1,3}){3}\]|(?:[a-z\d-]+\.)+[a-z]{2,})$/i;

/** Normalises +46, 0046, 46 and punctuation to the ten digits that the shop stores (domain.md 3.7). */
function normalisePhone(input: string): string {
  return input.replace(/[\s().-]/g, '').replace(/^(?:\+|00)?46(?=7)/, '0');
}

/**
 * The buyer, and whether they order in their own session. Error messages are Swish's own codes for Swish (contract.md A5 and
 * C1) and DEF for other methods: VR02 for a personal number that is invalid or not in the register, VR01 for a buyer under
 * 18, CB for a blocked customer.
 */
function buyerOf(
  tx: Database,
  request: CreateOrderRequest,
  caller: Token | undefined,
  { buyerCodes }: PaymentWay,
  now: Date,
) {
  const { ssn, customerId } = request;
  if ((ssn == null) === (customerId == null)) throw new ShopError(400, 'BUYER');
  if (customerId != null && (caller?.purpose !== 'login' || caller.customerId !== customerId)) {
    throw new ShopError(403, 'FORBIDDEN');
  }
  const known = customerId == null ? byPersonalNumber(tx, ssn ?? '') : findCustomer(tx, customerId);
  if (!known) throw new ShopError(422, buyerCodes.unknown);
  if (known.person.blocked) throw new ShopError(422, 'CB');
  if (!isAdult(known.person.personalNumber, now)) throw new ShopError(422, buyerCodes.age);
  return { ...known, signedIn: customerId != null };
}

/** By a personal or coordination number with twelve digits, with -, + or spaces (domain.md 3.6). */
function byPersonalNumber(tx: Database, ssn: string): KnownCustomer | undefined {
  const person = findPerson(ssn.replace(/[\s+-]/g, ''));
  return person && { person, customer: customerOf(tx, person) };
}

/** Validates everything in a request that does not depend on stock and prices. Throws a ShopError. */
export function readDraft(tx: Database, request: CreateOrderRequest, caller: Token | undefined, now: Date) {
  const payment = findMethod(paymentWays, request.paymentId);
  if (!payment) throw new ShopError(422, 'PAYMENT_METHOD');
  const shipping = findMethod(shippingMethods, request.shippingId);
  if (!shipping) throw new ShopError(422, 'SHIPPING_METHOD');
  const email = request.email.trim();
  if (!EMAIL.test(email)) throw new ShopError(422, 'EMAIL');
  const phone = normalisePhone(request.phoneNumber);
  if (!/^07\d{8}$/.test(phone)) throw new ShopError(422, payment.buyerCodes.phone);
  const buyer = buyerOf(tx, request, caller, payment, now);
  // Protected identity: no parcel can be addressed.
  if (buyer.person.address === '' && !isPickup(shipping)) throw new ShopError(422, 'NO_ADDRESS');
  const { productVariants: lines, subscribedToNewsletter: newsletter, expectedTotal, agreed = null } = request;
  const items = lines.map(({ id, quantity }) => `${id}x${quantity}`).sort();
  const parts = [buyer.customer.id, buyer.signedIn, payment.code, shipping.code, phone, email, newsletter, items];
  return {
    ...buyer,
    payment,
    shipping,
    phone,
    email,
    newsletter,
    lines,
    /** The total in öre that the customer agreed to; not set when the call does not contain it. */
    expectedTotal,
    /** What the customer was shown, as JSON; null when the call does not contain it. */
    agreed,
    /** Equal for equal drafts; prices are not included. */
    fingerprint: createHash('sha256').update(JSON.stringify(parts)).digest('hex'),
  };
}
