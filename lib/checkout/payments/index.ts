import { commonFailures, commonRefusals, type Failure, type FailureText } from '../failure';
import { bankTransfer } from './bank-transfer';
import type { PaymentWay } from './payment-way';
import { swish } from './swish';
import { zimpler } from './zimpler';

/** Every way to pay that this shop can carry out. A new one is a folder beside these and a line here. */
const ways: readonly PaymentWay[] = [swish, zimpler, bankTransfer];

/** The way to pay that a backend's code names; null for one that this shop does not know and must not offer. */
export function paymentWay(code: string): PaymentWay | null {
  const plain = code.toLowerCase().replace(/[^a-z0-9]+/g, '_');
  return ways.find(({ codes }) => codes.test(plain)) ?? null;
}

/** Words that may travel from a backend's message to the browser; everything else is told as DEF (contract.md A5). */
const knownWords: ReadonlySet<string> = new Set([
  ...Object.keys(commonRefusals),
  ...ways.flatMap(({ refusals, check }) => [...Object.keys(refusals), ...Object.keys(check?.failures ?? {})]),
]);

/** The first of the shop's known words in a backend's message; null when there is none. */
export function knownWord(message: string): string | null {
  const upper = message.toUpperCase();
  const words = [...(upper.match(/[A-Z0-9_]+/g) ?? []), ...(upper.match(/[A-Z0-9]+/g) ?? [])];
  return words.find((word) => knownWords.has(word)) ?? null;
}

const unknownFailure: FailureText = {
  heading: 'Något gick fel',
  text: 'Beställningen kunde inte slutföras. Kontrollera vad som har hänt med den innan du försöker igen.',
  ways: ['check', 'other-method', 'contact'],
};

/** How a failure is told to the customer (spec.md section 8, domain.md 2.3). */
export function failureText({ way, code }: Failure): FailureText {
  const own = ways.find(({ name }) => name === way)?.failures[code];
  return own ?? commonFailures[code] ?? unknownFailure;
}

/** True for a failure that has a text of its own: what a stored state may carry. */
export function isKnownFailure(failure: Failure): boolean {
  return failureText(failure) !== unknownFailure;
}

export type { PaymentProgress, PaymentWay } from './payment-way';
