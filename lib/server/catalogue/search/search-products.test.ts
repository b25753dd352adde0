import { expect, it } from 'vitest';
import { EMPTY_QUERY } from '@/lib/domain/listing/filters';
import { parseSearch } from './search-products';

const read = (search: string) => parseSearch(new URLSearchParams(search));

it("reads the search term and the listing's view", () => {
  expect(read('searchTerm=+guld+&sida=2&vikt=10g&sortera=vikt')).toEqual({
    term: 'guld',
    view: { query: { ...EMPTY_QUERY, weights: ['10g'], sort: 'vikt' }, page: 2 },
  });
  expect(read('sida=x')).toEqual({ term: '', view: { query: EMPTY_QUERY, page: 1 } });
  expect(read(`searchTerm=${'a'.repeat(500)}`).term).toHaveLength(100);
});
