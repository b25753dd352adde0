import { beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type Json, membersOf } from '../testing/test-app';
import { type DialectName, dialectNames } from './dialects';

const backend = createTestApp();
const API = '/sylius/api/v2';
const PRODUCT = 'guldtacka-presentask-valcambi';

/** Every list of contract.md part B, with the keys that each of its members has in every dialect. */
const lists: Readonly<Record<string, readonly string[]>> = {
  products: ['id', 'code', 'name', 'slug', 'mainTaxon', 'images', 'variants', 'defaultVariant', 'averageRating'],
  'product-variants': ['code', 'name', 'product', 'optionValues', 'inStock', 'onHand', 'stock'],
  taxons: ['id', 'code', 'name', 'slug', 'description', 'children'],
  'payment-methods': ['id', 'code', 'position', 'name', 'description', 'instructions'],
  'shipping-methods': ['id', 'code', 'position', 'name', 'description'],
  'product-reviews': ['id', 'title', 'rating', 'comment', 'author', 'reviewSubject', 'createdAt'],
  [`products/${PRODUCT}/attributes`]: ['id', 'attribute', 'localeCode', 'name', 'type', 'code', 'value'],
};

/** Every item page of part B, with an id that is there, one that is not, and the keys of every dialect. */
const items: readonly (readonly [resource: string, id: string, unknown: string, keys: readonly string[]])[] = [
  ['products', PRODUCT, 'finns-inte', ['id', 'code', 'options', 'associations', 'reviews', 'createdAt']],
  ['product-variants', `${PRODUCT}-vinrod-2-5g`, 'finns-inte', ['code', 'price', 'originalPrice', 'vat']],
  ['taxons', 'guldtackor', 'finns-inte', ['id', 'code', 'children']],
  ['payment-methods', 'swish', 'faktura', ['id', 'code', 'name', 'instructions']],
  ['shipping-methods', 'postnord-rek', 'brevduva', ['id', 'code', 'name', 'description']],
  ['product-images', '30', '9', ['id', 'type', 'path']],
  ['product-taxons', '30', '9', ['id', 'taxon']],
  ['product-options', 'farg', 'finns-inte', ['code', 'name', 'values']],
  ['product-option-values', 'vikt_5g', 'finns-inte', ['id', 'code', 'value', 'option']],
  ['product-attributes', 'finhalt', 'finns-inte', ['id', 'code', 'name', 'type', 'position']],
  ['product-attribute-values', '31', '39', ['id', 'attribute', 'localeCode', 'code', 'type', 'value']],
  ['catalog-promotions', 'kampanj', 'finns-inte', ['id', 'code', 'name', 'label']],
];

/** What stays behind the admin API, and two traps: a taxon and a product that are switched off and yet linked. */
const closed = /\/customers\/|\/taxons\/presenttackor-guld$|\/products\/guldmynt-1-20oz-kanguru$/;

/** Addresses that a walk visits: the first pages of all lists and what two steps from there lead to. */
const VISITED = 500;

const toShop = (address: string) => address.replace('/admin/', '/shop/');

/** Addresses of other resources anywhere in an answer. */
function addressesIn(value: unknown): string[] {
  if (typeof value === 'string') return /^\/sylius\/api\/v2\/(?:admin|shop)\//.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(addressesIn);
}

describe.each(dialectNames)('the %s dialect', (name: DialectName) => {
  beforeAll(async () => {
    await backend.control('dialect', { name });
  });

  it.each(Object.entries(lists))('lists %s', async (path, keys) => {
    const response = await backend.fetch(`${API}/shop/${path}`);
    expect(response.status).toBe(200);
    const list: Json = await response.json();
    expect(list['hydra:totalItems'] ?? list.totalItems).toBeGreaterThan(0);
    for (const member of membersOf(list)) expect(Object.keys(member)).toEqual(expect.arrayContaining([...keys]));
  });

  it.each(items)('shows %s/%s, and answers 404 for %s', async (resource, id, unknown, keys) => {
    const item = await backend.json(`${API}/shop/${resource}/${id}`);
    expect(Object.keys(item)).toEqual(expect.arrayContaining(['@context', '@id', '@type', ...keys]));
    const missing = await backend.fetch(`${API}/shop/${resource}/${unknown}`);
    expect(missing.status).toBe(404);
    const error: Json = await missing.json();
    expect(error['hydra:description'] ?? error.description ?? error.message).toBe('Not Found');
  });

  it('leads nowhere that it does not answer', async () => {
    const queue = [`${API}/shop/products/${PRODUCT}`, `${API}/shop/products/guldtacka-20g-heraeus`];
    queue.push(...Object.keys(lists).map((path) => `${API}/shop/${path}`));
    const seen = new Set(queue);
    const dead: string[] = [];
    for (const address of queue) {
      const response = await backend.fetch(address);
      if (response.status !== 200) dead.push(address);
      else {
        for (const found of addressesIn(await response.json()).map(toShop)) {
          if (closed.test(found) || found.includes('{') || seen.has(found) || seen.size === VISITED) continue;
          seen.add(found);
          queue.push(found);
        }
      }
    }
    expect(seen.size).toBe(VISITED);
    expect(dead).toEqual([]);
  });
});

it('attributes of one product are the ones that its values name, with the value as the item shows it', async () => {
  await backend.control('dialect', { name: 'spec' });
  const values = membersOf(await backend.json(`${API}/shop/products/guldtacka-10g-valcambi/attributes`));
  for (const value of values) {
    const item = await backend.json(String(value['@id']));
    expect(item).toEqual({ '@context': `${API}/contexts/ProductAttributeValue`, ...value });
    const { code, name, type } = value;
    expect(await backend.json(String(value.attribute))).toMatchObject({ code, name, type, '@id': value.attribute });
  }
  expect(values).not.toEqual([]);
});
