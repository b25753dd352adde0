/**
 * How a value is written in JSON. A shop built on Sylius can add its own fields in four ways, each with a different JSON
 * form (contract.md part B section 9); the seed uses all of them, so that a client has to handle them.
 */
export interface Spelling {
  decimal(value: number): number | string;
  purity(value: number): number | string;
  rating(value: number): number | string;
  label(value: string): string | string[];
  brand(value: string | null): unknown;
  /** The attributes that have a value, by code. */
  attributes(values: Readonly<Record<string, number | string | null>>): unknown;
  names(list: readonly string[]): unknown;
  money(value: number | null): number | string | null;
  count(value: number): number | string;
  flag(value: boolean): boolean | number;
  onHand(onHand: boolean, stock: number): boolean | number;
}

const givenOf = (values: Readonly<Record<string, number | string | null>>) =>
  Object.entries(values).filter(([, value]) => value !== null);

const plain: Spelling = {
  decimal: (value) => value,
  purity: (value) => value,
  rating: (value) => value,
  label: (value) => value,
  brand: (value) => value,
  // PHP encodes an empty map as a list.
  attributes: (values) => {
    const given = givenOf(values);
    return given.length === 0 ? [] : Object.fromEntries(given);
  },
  names: (list) => list,
  money: (value) => value,
  count: (value) => value,
  flag: (value) => value,
  onHand: (value) => value,
};

/** Decimal columns become strings. */
const strings: Spelling = {
  ...plain,
  decimal: String,
  purity: String,
  rating: (value) => value.toFixed(1),
  money: (value) => (value === null ? null : String(value)),
  count: String,
  onHand: (onHand, stock) => (onHand ? stock : 0),
};

/** Text and select attributes, relations as objects, a filtered collection with its keys. */
const attributes: Spelling = {
  ...strings,
  decimal: (value) => String(value).replace('.', ','),
  purity: (value) => Math.round(value * 10) / 10_000,
  label: (value) => [value],
  brand: (value) => (value === null ? null : { name: value, code: value.toLowerCase().replace(/[^a-z0-9]+/g, '-') }),
  attributes: (values) => givenOf(values).map(([code, value]) => ({ code, value })),
  names: (list) => Object.fromEntries(list.map((name, index) => [index, { name }])),
  money: (value) => value,
  flag: Number,
};

/** The spelling of a product's `wireForm`. */
export function spellings(wireForm: number): Spelling {
  return [plain, strings, attributes][wireForm] ?? plain;
}
