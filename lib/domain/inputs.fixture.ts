import fc from 'fast-check';

const SEED = 20_261_123;

const NEW_INPUTS = Number(process.env.FUZZ_RUNS ?? 0);

/**
 * Asserts a property: in a normal test run on `numRuns` inputs with a fixed seed; in `npm run test:fuzz` on FUZZ_RUNS random ones, at
 * most `most` (CONTRIBUTING.md). Throws with the counterexample.
 */
export function holds<Ts>(
  property: fc.IRawProperty<Ts>,
  { numRuns = 100, most = Number.POSITIVE_INFINITY } = {},
): Promise<void> | void {
  return fc.assert(property, NEW_INPUTS > 0 ? { numRuns: Math.min(NEW_INPUTS, most) } : { numRuns, seed: SEED });
}

const EMPTY = [null, undefined, '', ' ', [], {}, [[]]];
const NUMBERS = ['0', 'NaN', -0, -1, 1e12, Number.MAX_SAFE_INTEGER, 1e308, Number.NaN, Number.POSITIVE_INFINITY];

/** Values that are invalid almost everywhere. */
const odd = fc.oneof(
  fc.constantFrom<unknown>(...EMPTY, ...NUMBERS),
  fc.constantFrom<unknown>(..."__proto__ constructor 1e999 \u0000 \ud800 \u202e <script> ../.. % %ff '--".split(' ')),
  fc.jsonValue(),
  fc.anything({ withNullPrototype: true }),
);

function places(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => places(inner, [...path, key]))];
}

function replaced(value: unknown, [key, ...rest]: readonly string[], by: unknown): unknown {
  if (key === undefined) return by;
  if (Array.isArray(value))
    return value.map((inner, index) => (String(index) === key ? replaced(inner, rest, by) : inner));
  return { ...Object(value), [key]: replaced(Reflect.get(Object(value), key), rest, by) };
}

/** Any value or, three times as often, a valid sample with one to three parts replaced, which passes the first checks. */
export function like(...samples: readonly [unknown, ...unknown[]]): fc.Arbitrary<unknown> {
  const nearly = fc
    .constantFrom(...samples)
    .chain((sample) =>
      fc
        .array(fc.tuple(fc.constantFrom(...places(sample)), odd), { minLength: 1, maxLength: 3 })
        .map((changes) => changes.reduce((value, [path, by]) => replaced(value, path, by), sample)),
    );
  return fc.oneof(odd, { arbitrary: nearly, weight: 3 });
}

const part = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '',
    'x'.repeat(5_000),
    ...'.. . %2e%2e % %ff %00 \\ ; // SOK kopa-guld listing-static listing-dynamic __proto__'.split(' '),
  ),
);

/** Arbitrary paths of requests. */
export const pathname = fc.array(part, { maxLength: 6 }).map((parts) => `/${parts.join('/')}`);

const NAMES = 'searchTerm sida slug marke vikt sortera pris url w q codes _rsc'.split(' ');

/** Queries with known and unknown names. */
export const query = fc
  .array(fc.tuple(fc.oneof(fc.constantFrom(...NAMES), fc.string()), part), { maxLength: 8 })
  .map((pairs) => new URLSearchParams(pairs));
