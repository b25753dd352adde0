import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { NewReview } from '../catalogue/written-reviews';
import { products } from '../db/catalogue-tables';
import type { Database } from '../db/client';
import { InvalidBody, SyliusError, type Violation } from './errors';
import { lastSegment } from './exchange';

/** A guest's address is asked for by validation, not by the shape of the request: Sylius may know the customer. */
const required = ['title', 'rating', 'comment', 'product'] as const;

/** Symfony's names for the kinds of checks; those that a shop makes itself have none. */
const codes = {
  blank: 'c1051bb4-d103-4f74-8988-acbcafc7fdc3',
  range: '04b91c99-a946-4221-afc5-e65ebac401eb',
  tooShort: '9ff3fdc4-b214-49db-8718-39c315e33d45',
  tooLong: 'd94b19cc-114f-4f44-9cc4-4138e80a87b9',
  email: 'bd79c0ab-ddba-46cc-a703-a7a4b08de310',
  unknown: null,
} as const;

const email = z.email().max(254);

/** The JSON object of a request. Throws a SyliusError (400) for anything else. */
export async function readObject(request: Request): Promise<Record<string, unknown>> {
  const text = await request.text();
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body as Record<string, unknown>;
  } catch {
    // Answered below, as a body that is JSON but no object.
  }
  throw new SyliusError(400, 'Syntax error');
}

/** Required fields of a review that the body does not have at all. */
export function missingFields(body: Record<string, unknown>): string[] {
  return required.filter((name) => !Object.hasOwn(body, name));
}

/**
 * A guest's review as Sylius checks it: a title of 2 to 255 characters, 1 to 5 whole stars, a comment, an address to
 * reach the author at, and the address (or the code) of a product that is for sale. Throws an InvalidBody that names
 * every field at fault.
 */
export function checkReview(db: Database, body: Record<string, unknown>): NewReview {
  const violations: Violation[] = [];
  const fault = (propertyPath: string, code: keyof typeof codes, message: string) =>
    violations.push({ propertyPath, message, code: codes[code] });

  const { rating } = body;
  const stars = typeof rating === 'number' && Number.isInteger(rating) && rating >= 1 && rating <= 5 ? rating : 0;
  if (rating === null || rating === undefined) fault('rating', 'blank', 'Du måste ange ett betyg.');
  else if (stars === 0) fault('rating', 'range', 'Betyget måste vara ett heltal från 1 till 5.');

  const title = textOf(body.title);
  const length = [...title].length;
  if (title === '') fault('title', 'blank', 'Rubriken får inte vara tom.');
  else if (length < 2) fault('title', 'tooShort', 'Rubriken måste ha minst 2 tecken.');
  else if (length > 255) fault('title', 'tooLong', 'Rubriken får ha högst 255 tecken.');

  const comment = textOf(body.comment);
  if (comment === '') fault('comment', 'blank', 'Omdömet får inte vara tomt.');

  const address = textOf(body.email);
  if (address === '') fault('email', 'blank', 'Ange din e-postadress.');
  else if (!email.safeParse(address).success) fault('email', 'email', 'Ogiltig e-postadress.');

  const productId = findProductId(db, textOf(body.product));
  if (productId === undefined) fault('product', 'unknown', 'Produkten finns inte.');

  if (violations.length > 0 || productId === undefined) throw new InvalidBody(violations);
  return { productId, title, rating: stars, comment, email: address };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

function findProductId(db: Database, address: string): number | undefined {
  return db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.code, lastSegment(address)), eq(products.enabled, true)))
    .get()?.id;
}
