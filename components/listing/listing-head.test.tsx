// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { byGroup, EMPTY_QUERY } from '@/lib/domain/listing/listing-query';
import { ListingHead } from './listing-head';

it('announces the order of the products', () => {
  const nothing = () => {};
  render(
    <ListingHead
      count={3}
      onChange={nothing}
      onRemove={nothing}
      options={{ ...byGroup(() => []), flags: [], price: null }}
      order="pris-stigande"
      query={EMPTY_QUERY}
      ranking="shop"
    />,
  );
  const spoken = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(spoken).toEqual(['3\u00a0produkter', 'Sorterat efter pris, lägst först']);
});
