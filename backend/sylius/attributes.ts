import { eq } from 'drizzle-orm';
import { dealerFlags } from '../catalogue/dealer-flags';
import type { ProductRow } from '../catalogue/product-bundle';
import { products } from '../db/catalogue-tables';
import type { Database } from '../db/client';
import { shopIri } from './exchange';

interface Attribute {
  readonly code: string;
  readonly name: string;
  readonly type: 'text' | 'percent' | 'integer' | 'select';
  /** Text as text, percent as a fraction, select as a list of labels (part B section 4); null for none. */
  valueOf(product: ProductRow): string | number | readonly string[] | null;
}

function choiceOf(word: string | null): readonly string[] | null {
  return word === null ? null : [word];
}

const attributes: readonly Attribute[] = [
  { code: 'metall', name: 'Metall', type: 'text', valueOf: ({ metal }) => (metal === 'gold' ? 'Guld' : 'Silver') },
  { code: 'finhalt', name: 'Finhalt', type: 'percent', valueOf: ({ purity }) => Math.round(purity * 10) / 10_000 },
  { code: 'artal', name: 'Årtal', type: 'integer', valueOf: ({ year }) => year },
  { code: 'etikett', name: 'Etikett', type: 'select', valueOf: ({ label }) => (label === null ? null : [label]) },
  {
    code: 'investeringsguld',
    name: 'Investeringsguld',
    type: 'select',
    valueOf: (product) => choiceOf(dealerFlags(product).investeringsguld),
  },
  {
    code: 'angerratt',
    name: 'Ångerrätt',
    type: 'select',
    valueOf: (product) => choiceOf(dealerFlags(product).angerratt),
  },
];

/** Ids of one product's values begin at this many times its own id; the attribute's place is the rest. */
const PER_PRODUCT = 10;

/** The attribute’s own resource; undefined for an unknown code (contract.md part B section 4). */
export function attributeJson(code: string): object | undefined {
  const position = attributes.findIndex((candidate) => candidate.code === code);
  const attribute = attributes[position];
  if (!attribute) return undefined;
  const { name, type } = attribute;
  const head = { '@id': shopIri('product-attributes', code), '@type': 'ProductAttribute' };
  return { ...head, id: position + 1, code, name, type, position };
}

/** The values that a product has, in the order of the attributes. */
export function attributeValues(product: ProductRow): object[] {
  return attributes.flatMap((attribute, position) => valueJson(product, attribute, position) ?? []);
}

/** One value by its id. */
export function attributeValueJson(db: Database, id: number): object | undefined {
  const position = id % PER_PRODUCT;
  const attribute = attributes[position];
  const product = db
    .select()
    .from(products)
    .where(eq(products.id, Math.floor(id / PER_PRODUCT)))
    .get();
  return attribute && product ? valueJson(product, attribute, position) : undefined;
}

function valueJson(product: ProductRow, attribute: Attribute, position: number): object | undefined {
  const { code, name, type } = attribute;
  const value = attribute.valueOf(product);
  if (value === null) return undefined;
  const id = product.id * PER_PRODUCT + position;
  return {
    '@id': shopIri('product-attribute-values', id),
    '@type': 'ProductAttributeValue',
    id,
    attribute: shopIri('product-attributes', code),
    localeCode: 'sv_SE',
    name,
    type,
    code,
    value,
  };
}
