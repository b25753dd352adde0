import { expect, it } from 'vitest';
import { parseTaxon } from './taxons';

it('a taxon has children by IRI, by object, or none; those without children of their own are requested', () => {
  const whole = { code: 'a', name: 'A', children: [] };
  const children = ['/x/api/v2/admin/taxons/guldtackor', { '@id': '/api/v2/shop/taxons/guldmynt' }, whole, 7];
  const unfinished = [
    { '@id': '/x/taxons/b', name: 'B' },
    { '@id': '/x/taxons/c', children: [] },
  ];
  const taxon = parseTaxon({ code: 'Kopa-Guld', name: 'Köpa guld', children: [...children, ...unfinished] });
  expect(taxon.category).toEqual({ code: 'kopa-guld', name: 'Köpa guld', description: null });
  expect(taxon.children).toEqual(['taxons/guldtackor', 'taxons/guldmynt', whole, 'taxons/b', 'taxons/c']);
});

it('a taxon may be identified by its address, and have a description', () => {
  const { category } = parseTaxon({ '@id': '/api/v2/shop/taxons/b', name: null, description: 'Text' });
  expect(category).toEqual({ code: 'b', name: 'b', description: 'Text' });
});

it.each([[null], [[]], ['x'], [{}], [{ name: 'A' }]])('a taxon is not guessed from %j', (body) =>
  expect(() => parseTaxon(body)).toThrow('taxon'),
);
