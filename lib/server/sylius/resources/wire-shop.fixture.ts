/* The parts of a catalogue as a backend sends them (contract.md part B). */

const iri = (resource: string, code: string) => `/sylius/api/v2/admin/${resource}/${code}`;

export const list = (...members: readonly unknown[]) => ({
  'hydra:member': members,
  'hydra:totalItems': members.length,
});

export const taxon = (code: string, ...children: readonly string[]) => ({
  '@id': iri('taxons', code),
  code,
  name: code.replaceAll('-', ' '),
  children: children.map((child) => iri('taxons', child)),
});

/** Without the shop's own fields. */
export const plainProduct = (code: string, mainTaxon: string | null, more: object = {}) => ({
  '@id': iri('products', code),
  code,
  name: code,
  mainTaxon: mainTaxon && iri('taxons', mainTaxon),
  images: [],
  variants: [iri('product-variants', code)],
  ...more,
});

/** The same: the only variant of the product with this code. */
export const plainVariant = (code: string, more: object = {}) => ({
  '@id': iri('product-variants', code),
  code,
  product: iri('products', code),
  name: '',
  inStock: true,
  ...more,
});

/** A gold bar with the shop's own fields (contract.md A3). */
export const product = (code: string, mainTaxon: string | null, more: object = {}) =>
  plainProduct(code, mainTaxon, { brand: 'Valcambi', weight: 10, weightType: 'g', syncRates: 'XAU', ...more });

export const variant = (code: string, more: object = {}) =>
  plainVariant(code, { id: 1, price: 1_000_000, vat: 0, onHand: true, stock: 5, ...more });
