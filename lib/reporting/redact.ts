const REDACTED = '[borttaget]';

/** Fields whose whole value goes, whatever it looks like. */
const SECRET_FIELDS =
  /^(ssn|personal_?number|personnummer|access_?token|refresh_?token|signing_?token|access_?signing_?token|refresh_?signing_?token|x-signing-token|authorization|cookie|set-cookie|grandidsession|email|phone(_?number)?|first_?name|last_?name|address|zip_?code|password|secret)$/i;

const SECRET_TEXTS: readonly (readonly [RegExp, string])[] = [
  [/\b(grandidsession|access_token|refresh_token|token|ssn)=[^&\s"']+/gi, `$1=${REDACTED}`],
  [/\bBearer\s+[\w.~+/=-]+/gi, `Bearer ${REDACTED}`],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, REDACTED],
  // Personal and coordination numbers, with and without century and separator.
  [/\b(?:19|20)?\d{2}(?:0[1-9]|1[0-2])(?:[0-2]\d|3[01]|[6-8]\d|9[01])[-+ ]?\d{4}\b/g, REDACTED],
  [/(?:\+46|\b0046|\b0)[ -]?7[\d -]{7,11}\d\b/g, REDACTED],
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, REDACTED],
];

/** Text without tokens, personal numbers, phone numbers and e-mail addresses (domain.md 5.7). */
export function redactText(text: string): string {
  return SECRET_TEXTS.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text);
}

/**
 * A copy of any JSON-like value with everything secret taken out, at any depth. Cycles and depths over 12 are cut off.
 * Used on every error report and log line that could hold a customer's data.
 */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return redactText(value);
  if (value === null || typeof value !== 'object') return value;
  if (depth > 12) return '[…]';
  if (Array.isArray(value)) return value.map((item) => redact(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      SECRET_FIELDS.test(name) ? REDACTED : redact(inner, depth + 1),
    ]),
  );
}
