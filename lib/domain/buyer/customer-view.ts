import type { CustomerResponse } from '@/lib/domain/shop-api/responses';

/** "21134" as "211 34": a space before the last two characters (spec.md section 5). */
export function formatZipCode(zipCode: string): string {
  const bare = zipCode.replace(/\s/g, '');
  return `${bare.slice(0, -2)} ${bare.slice(-2)}`.trim();
}

/** On one line, without missing parts. */
export function customerAddress({
  address,
  zipCode,
  city,
}: Pick<CustomerResponse, 'address' | 'zipCode' | 'city'>): string {
  return [address, `${formatZipCode(zipCode)} ${city}`.trim()].filter(Boolean).join(', ');
}

/**
 * Whether the population register gives out neither name nor address, as of people with protected identity: no parcel reaches them
 * (contract.md A2).
 */
export function isProtected({ firstName, lastName, address, zipCode, city }: CustomerResponse): boolean {
  return [firstName, lastName, address, zipCode, city].every((fact) => fact === '');
}

/** example.com or a subdomain of it; `anna@goldexample.com` is a customer's. */
const PLACEHOLDER = /[@.]example\.com$/i;

/** Empty for the placeholder that replaces a missing address, in views and in forms (spec.md section 5). */
export function shownEmail(email: string): string {
  return PLACEHOLDER.test(email) ? '' : email;
}
