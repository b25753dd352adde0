import { commonFailures, commonRefusals, type Failure, type FailureText } from '../failure';
import { handlers } from './handlers';
import type { PaymentHandler } from './payment-handler';

/** The handler for a backend’s payment method code; null for an unsupported method, which must not be offered. */
export function paymentHandler(code: string): PaymentHandler | null {
  const plain = code.toLowerCase().replace(/[^a-z0-9]+/g, '_');
  return handlers.find(({ codes }) => codes.test(plain)) ?? null;
}

/** The failure of a known code in the message of a definite refusal; null for any other message. */
export function refusalCode(handler: PaymentHandler | null, message: string): string | null {
  return handler?.refusals[message] ?? commonRefusals[message] ?? null;
}

/** Codes that are passed on to the browser; anything else becomes DEF (contract.md A5). */
const knownCodes: ReadonlySet<string> = new Set([
  ...Object.keys(commonRefusals),
  ...handlers.flatMap(({ refusals, check }) => [...Object.keys(refusals), ...Object.keys(check?.failures ?? {})]),
]);

/** The first known code in a backend’s message, ignoring case; null without one. */
export function knownCode(message: string): string | null {
  const upper = message.toUpperCase();
  const words = [...(upper.match(/[A-Z0-9_]+/g) ?? []), ...(upper.match(/[A-Z0-9]+/g) ?? [])];
  return words.find((word) => knownCodes.has(word)) ?? null;
}

const unknownFailure: FailureText = {
  heading: 'Något gick fel',
  text: 'Beställningen kunde inte slutföras. Kontrollera vad som har hänt med den innan du försöker igen.',
  actions: ['check', 'other-method', 'contact'],
};

/** Heading, text and buttons for a failure (spec.md section 8, domain.md 2.3). */
export function failureText({ way, code }: Failure): FailureText {
  const own = handlers.find(({ name }) => name === way)?.failures[code];
  return own ?? commonFailures[code] ?? unknownFailure;
}

/** Whether a failure has its own text; a stored state may contain no other. */
export function isKnownFailure(failure: Failure): boolean {
  return failureText(failure) !== unknownFailure;
}

export type { PaymentHandler, PaymentProgress } from './payment-handler';
