import { dealerFlags } from '../catalogue/dealer-flags';
import type { ProductRow } from '../catalogue/product-bundle';
import { API } from './exchange';

type Value = string | number | readonly string[] | null;

/** Text as a string, percent as a fraction, select as a list of labels (contract.md part B section 4); null for none. */
function valuesOf(product: ProductRow): readonly (readonly [code: string, name: string, type: string, value: Value])[] {
  const choice = (label: string | null) => (label === null ? null : [label]);
  const { investeringsguld, angerratt } = dealerFlags(product);
  return [
    ['metall', 'Metall', 'text', product.metal === 'gold' ? 'Guld' : 'Silver'],
    ['finhalt', 'Finhalt', 'percent', Math.round(product.purity * 10) / 10_000],
    ['etikett', 'Etikett', 'select', choice(product.label)],
    ['investeringsguld', 'Investeringsguld', 'select', choice(investeringsguld)],
    ['angerratt', 'Ångerrätt', 'select', choice(angerratt)],
    ...Object.entries(product.attributes).map(([code, value]) => [code, code, 'text', String(value)] as const),
  ];
}

/** The product's existing values, in the order of the attributes. */
export function attributeValues(product: ProductRow): object[] {
  return valuesOf(product).flatMap(([code, name, type, value], index) => {
    if (value === null) return [];
    const id = product.id * 100 + index;
    return {
      '@id': `${API}/shop/product-attribute-values/${id}`,
      '@type': 'ProductAttributeValue',
      id,
      attribute: `${API}/shop/product-attributes/${code}`,
      localeCode: 'sv_SE',
      name,
      type,
      code,
      value,
    };
  });
}
