import { formatTrimmed } from '@/lib/domain/prices/format';
import type { Product } from './product';

/** Where an attribute is shown. */
type Place = 'agents' | 'comparison' | 'feed' | 'page' | 'structuredData';

interface Attribute {
  /** Its name in Product.attributes. */
  readonly key: string;
  /** Codes under which a backend sends it: the first with a value counts. */
  readonly sources: readonly string[];
  /** `text`, or a number with this unit. */
  readonly unit: 'g' | 'mm' | 'text';
  readonly label: string;
  readonly places: readonly Place[];
}

const FACTS = ['page', 'comparison', 'feed', 'structuredData', 'agents'] as const;
/** On the others beside the fine weight, for every product (grossWeight in lib/domain/prices/metrics.ts). */
const GROSS = ['comparison', 'feed'] as const;

/**
 * What a dealer may state about a product besides metal, weight, fineness and brand, which have rules of their own. A new attribute is a
 * row here, its value in the backend, and a test; a filter for it is one more row (GROUPS in lib/domain/listing/listing-query.ts).
 */
const ATTRIBUTES = [
  { key: 'grossWeight', sources: ['bruttovikt', 'gross_weight'], unit: 'g', label: 'Bruttovikt', places: GROSS },
  { key: 'diameter', sources: ['diameter'], unit: 'mm', label: 'Diameter', places: FACTS },
  { key: 'thickness', sources: ['tjocklek', 'thickness'], unit: 'mm', label: 'Tjocklek', places: FACTS },
  { key: 'year', sources: ['artal', 'argang', 'year'], unit: 'text', label: 'Årtal', places: FACTS },
  { key: 'packaging', sources: ['forpackning', 'packaging'], unit: 'text', label: 'Förpackning', places: FACTS },
  { key: 'certificate', sources: ['certifikat', 'certificate'], unit: 'text', label: 'Certifikat', places: FACTS },
] as const satisfies readonly Attribute[];
export type AttributeKey = (typeof ATTRIBUTES)[number]['key'];
/** For loops: the literal types of the rows are of no use there. */
const ROWS: readonly Attribute[] = ATTRIBUTES;

const MOST_CHARACTERS = 60;

interface Readers {
  /** In this unit, which may follow the number. */
  readonly number: (value: unknown, unit: 'g' | 'mm') => number | null;
  readonly text: (value: unknown) => string | null;
}

/**
 * The attributes among a backend's values by code: numbers above zero in grams or millimetres, short texts; all others are unknown.
 * @param read how this backend writes numbers and texts
 */
export function readAttributes(values: Readonly<Record<string, unknown>>, read: Readers): Product['attributes'] {
  const usableValue = ({ unit, sources }: Attribute) => {
    for (const source of sources) {
      const value = unit === 'text' ? read.text(values[source]) : read.number(values[source], unit);
      if (typeof value === 'number' ? value > 0 : value !== null && value.length <= MOST_CHARACTERS) return value;
    }
    return null;
  };
  const entries = ROWS.map((attribute) => [attribute.key, usableValue(attribute)] as const);
  return Object.fromEntries(entries.filter((entry): entry is [string, number | string] => entry[1] !== null));
}

/** The attributes for a place, as text ("32,77 mm"), in one order; null for those that the product lacks. */
export function attributesFor(place: Place, { attributes }: Pick<Product, 'attributes'>) {
  return ROWS.filter(({ places }) => places.includes(place)).map(({ key, label, unit }) => {
    const value = attributes[key];
    const text = typeof value === 'number' ? `${formatTrimmed(value, 3)}\u00a0${unit}` : (value ?? null);
    return { key, name: label, value: text };
  });
}

/** Those that the product has. */
export function knownAttributes(place: Place, product: Pick<Product, 'attributes'>) {
  return attributesFor(place, product).flatMap(({ value, ...row }) => (value === null ? [] : [{ ...row, value }]));
}
