import { expect, it } from 'vitest';
import { topSellerCodes } from './top-sellers';

it('the codes of the goods that sell most, in their order', () =>
  expect(topSellerCodes([{ code: 'B' }, 'A', null, { '@id': '/x/products/C' }, {}, []])).toEqual(['B', 'C']));
