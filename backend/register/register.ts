import { z } from 'zod';
import { readTable } from '../core/table';

const flag = z.enum(['yes', '']).transform((value) => value === 'yes');

const person = z.object({
  /** Twelve digits; a coordination number has 60 added to the day. */
  personalNumber: z.string().length(12),
  firstName: z.string(),
  lastName: z.string(),
  address: z.string(),
  /** Five digits; empty, as names and address are, for protected identity. */
  zipcode: z.string().regex(/^(\d{5})?$/),
  city: z.string(),
  co: z.string(),
  /** The shop's data about them before their first visit; empty when none. */
  email: z.string(),
  phone: z.string(),
  newsletter: flag,
  /** The shop rejects their orders (message CB). */
  blocked: flag,
  /** Shown on the hosted BankID page, to help testers choose a case. */
  note: z.string(),
});

export type RegisteredPerson = Readonly<z.infer<typeof person>>;

/**
 * The simulated population register. Nobody in it exists: the numbers are well-known fictitious ones or have the birth
 * numbers 980-999 that are reserved for tests, with valid check digits (domain.md 3.6). The phone numbers are of the series
 * that PTS reserves for films and books.
 */
export const register: readonly RegisteredPerson[] = readTable(new URL('./register.csv', import.meta.url), person);

/** The person with these twelve digits; undefined for a number that is not in the register. */
export function findPerson(personalNumber: string): RegisteredPerson | undefined {
  return register.find((entry) => entry.personalNumber === personalNumber);
}
