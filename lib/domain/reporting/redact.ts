export const REDACTED = '[borttaget]';

/** Fields whose value is removed entirely. */
const SECRET_FIELDS =
  /^(ssn|personal_?number|personnummer|access_?token|refresh_?token|signing_?token|access_?signing_?token|refresh_?signing_?token|x-signing-token|authorization|cookie|set-cookie|grandidsession|email|phone(_?number)?|first_?name|last_?name|address|zip_?code|password|secret)$/i;

/** Names before a secret or personal value in a text. */
const TOKEN = '(?:grandidsession|[a-z_-]{0,20}(?:token|secret|password)|ssn|personnummer|personal_?number)';
const NAMED = '(?:email|phone(?:_?number)?|first_?name|last_?name|address|zip_?code|authorization|(?:set-)?cookie)';
const QUOTE = '(?:\\\\{0,4}"|\'|%22)';
/** A value up to the quote that opened it; letters may be written as \u00e5. */
const QUOTED = `(?:(?<=")(?:[^"\\\\]|\\\\{1,4}u[\\da-f]{4})+|(?<=')[^'\\\\]+|(?<=%22)(?:(?!%22)[^\\s"])+)`;
/** Separators between the parts of a personal number, and between the digits of a telephone number. */
const DASH = '[\\u2010-\\u2015\\u2212]|%2[0D]|&(?:[a-z]{1,8}|#\\d{1,4});';
const BREAK = `(?:[\\s-]|${DASH}){0,3}`;
const GAP = `(?:[\\s()./-]|${DASH}){0,3}`;
/** Not after a digit, unless that ends an escape like %20. */
const START = '(?<![\\d%])|(?<=%[\\da-f]{2})';

type Patterns = readonly (readonly [RegExp, string])[];

/** The order matters: a sealed cookie or URL is redacted before the patterns for its parts apply. Each pattern is linear in the text. */
const SECRET_TEXTS: Patterns = [
  [/Fe26\.2(?:\*|%2A)[\w*%~.+/=-]+/gi, REDACTED],
  [/\bBearer\s+[\w.~+/=-]+/gi, `Bearer ${REDACTED}`],
  [/\beyJ[\w-]{1,2000}\.[\w-]+\.[\w-]*/g, REDACTED],
  // In JSON, also nested or encoded, and as PHP prints an array.
  [
    new RegExp(
      `(QUOTE)(${TOKEN}|${NAMED})(QUOTE\\s{0,3}(?::|%3A|=>)\\s{0,3}QUOTE)${QUOTED}`.replaceAll('QUOTE', QUOTE),
      'gi',
    ),
    `$1$2$3${REDACTED}`,
  ],
  [
    new RegExp(
      `(?:(?<![a-z])|(?<=%[\\da-f]{2}))(${TOKEN}|${NAMED})(=|%3D)(?:%(?!22|26|2C|3B)[\\da-f]{2}|[^&\\s"'%;,])+`,
      'gi',
    ),
    `$1$2${REDACTED}`,
  ],
  [/(?<![a-z])([a-z_-]{1,20}[_-]token: ?)[^\s"',;]+/gi, `$1${REDACTED}`],
];

/** Personal and coordination numbers, with and without century and separators, and telephone numbers. */
const NUMBERS: Patterns = [
  [
    new RegExp(
      `(?:${START})(?:(?:19|20)GAP)?\\d{2}GAP(?:(?:0[1-9]|1[0-2])GAP(?:[0-2]\\d|3[01]|[6-8]\\d|9[01])|00GAP(?:[6-8]\\d|9[01]))GAP[+]?GAP\\d{2}GAP\\d{2}(?!\\d)`.replaceAll(
        'GAP',
        BREAK,
      ),
      'gi',
    ),
    REDACTED,
  ],
  [
    new RegExp(`(?:(?:\\+|%2B|(?:${START})00)46${GAP}(?:0${GAP})?|(?:${START})0)7(?:${GAP}\\d){8}(?!\\d)`, 'gi'),
    REDACTED,
  ],
];

const ADDRESSES: Patterns = [
  [
    /(?<![\p{L}\p{N}._+-])[\p{L}\p{N}._+-]{1,64}(?:@|%40|%2540|&#64;|\\u0040)[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8}/giu,
    REDACTED,
  ],
];

/** Identifiers that we or our proxy make, of requests, intents and visits: digits in one of 300 look like a personal number. */
const OWN_ID =
  /(?<![\w-])([\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}|(?=\d{0,31}[a-f])[\da-f]{32})(?![\w-])/;

const without = (patterns: Patterns, text: string): string =>
  patterns.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text);

/** Removes tokens, personal numbers, phone numbers and e-mail addresses (domain.md 5.7). */
export function redactText(text: string): string {
  // Every other part is an identifier.
  const parts = without(SECRET_TEXTS, text).split(OWN_ID);
  const kept = parts.map((part, index) => (index % 2 === 1 ? part : without(NUMBERS, part))).join('');
  return without(ADDRESSES, kept);
}

/**
 * A redacted copy of any JSON-like value. Cycles and depths over 12 are cut off. Used for every error report and log
 * line that could contain customer data.
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
