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
