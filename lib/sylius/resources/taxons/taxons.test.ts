import { describe, expect, it } from 'vitest';
import { parseTaxon } from './taxons';

describe('a taxon', () => {
  it('has children by IRI, by object, or none', () => {
    const taxon = parseTaxon({
      code: 'Kopa-Guld',
      name: 'Köpa guld',
      children: [
        '/x/api/v2/admin/taxons/guldtackor',
        { '@id': '/api/v2/shop/taxons/guldmynt' },
        { code: 'a', name: 'A', children: [] },
        7,
      ],
    });
    expect(taxon.category).toEqual({ code: 'kopa-guld', name: 'Köpa guld', description: null });
    expect(taxon.children).toEqual(['taxons/guldtackor', 'taxons/guldmynt', { code: 'a', name: 'A', children: [] }]);
    expect(parseTaxon({ '@id': '/api/v2/shop/taxons/b', name: null }).category).toEqual({
      code: 'b',
      name: 'b',
      description: null,
    });
  });
});

it.each([[null], [[]], ['x'], [{}], [{ name: 'A' }]])('a taxon is not made up from %j', (body) =>
  expect(() => parseTaxon(body)).toThrow('taxon'),
);

it('a taxon tells its description, and requests a child that does not tell its own children', () => {
  const children = [
    { '@id': '/x/taxons/a', name: 'A' },
    { '@id': '/x/taxons/b', children: [] },
  ];
  expect(parseTaxon({ code: 'A', description: 'Text', children })).toMatchObject({
    category: { code: 'a', name: 'A', description: 'Text' },
    children: ['taxons/a', 'taxons/b'],
  });
});
