import { eq } from 'drizzle-orm';
import type { Database } from '../db/client';
import { customers } from '../db/order-tables';
import { findPerson, type RegisteredPerson } from '../simulators/register';

export type Customer = typeof customers.$inferSelect;

/** The shop's record of a person, made from the register when they come for the first time. */
export function customerOf(tx: Database, person: RegisteredPerson): Customer {
  const { personalNumber, newsletter } = person;
  const fresh = { personalNumber, newsletter, email: person.email || null, phone: person.phone || null };
  tx.insert(customers).values(fresh).onConflictDoNothing().run();
  const known = tx.select().from(customers).where(eq(customers.personalNumber, personalNumber)).get();
  if (!known) throw new Error('the customer that was just stored is not there');
  return known;
}

export interface KnownCustomer {
  readonly customer: Customer;
  readonly person: RegisteredPerson;
}

/** A customer by id, with what the register says of them today. */
export function findCustomer(db: Database, id: number): KnownCustomer | undefined {
  const customer = db.select().from(customers).where(eq(customers.id, id)).get();
  const person = customer && findPerson(customer.personalNumber);
  return customer && person ? { customer, person } : undefined;
}

/**
 * Keeps the contact details of a customer's latest order. Only for orders placed in the customer's own session: anyone who
 * types somebody's personal number must not change their record.
 */
export function rememberContact(tx: Database, id: number, contact: Pick<Customer, 'email' | 'phone'>): void {
  tx.update(customers).set(contact).where(eq(customers.id, id)).run();
}

/** Signs a customer up for the newsletter; nothing here signs anybody off. */
export function subscribe(tx: Database, id: number): void {
  tx.update(customers).set({ newsletter: true }).where(eq(customers.id, id)).run();
}

/** Body of get-customer (contract.md A2). */
export function customerJson({ customer, person }: KnownCustomer) {
  const { firstName, lastName, address, zipcode, city, co, blocked, personalNumber } = person;
  return {
    firstName,
    lastName,
    email: customer.email ?? '',
    address,
    zipcode,
    city,
    co,
    phoneNumber: customer.phone ?? '',
    blocked,
    subscribedToNewsletter: customer.newsletter,
    ssn: personalNumber,
  };
}
