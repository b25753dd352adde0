import { expect, it } from 'vitest';
import { topSellerCodes } from './top-sellers';

it('returns the codes of the top sellers, in order', () =>
  expect(topSellerCodes([{ code: 'B' }, 'A', null, { '@id': '/x/products/C' }, {}, []])).toEqual(['B', 'C']));
