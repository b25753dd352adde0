import { eq } from 'drizzle-orm';
import type { Database } from '../db/client';
import { customers } from '../db/order-tables';
import { findPerson, type RegisteredPerson } from '../register/register';

export type Customer = typeof customers.$inferSelect;

/** The shop's record of a person, created from the register on their first visit. */
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

interface Contact extends KnownCustomer {
  readonly email: string;
  readonly phone: string;
  readonly newsletter: boolean;
}

/** A customer by id, with their current data from the register. */
export function findCustomer(db: Database, id: number): KnownCustomer | undefined {
  const customer = db.select().from(customers).where(eq(customers.id, id)).get();
  const person = customer && findPerson(customer.personalNumber);
  return customer && person ? { customer, person } : undefined;
}

/**
 * Stores the contact details of a customer's latest order, which may also sign them up for the newsletter. Only for orders
 * placed in the customer's own session: typing somebody's personal number must not change their record.
 */
export function rememberContact(tx: Database, { customer, email, phone, newsletter }: Contact): void {
  const changes = { email, phone, newsletter: newsletter || customer.newsletter };
  tx.update(customers).set(changes).where(eq(customers.id, customer.id)).run();
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
