// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aProduct } from '@/lib/domain/product/product.fixture';
import { PriceBlock } from './price-block';

it('shows how to request an unknown price', () => {
  render(<PriceBlock product={{ ...aProduct(), price: null }} validUntil="2026-11-23T10:15:00Z" />);
  expect(screen.getByText('Pris på förfrågan')).toBeTruthy();
  const [call, mail] = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(call).toMatch(/^tel:\+46\d+$/);
  expect(mail).toMatch(/^mailto:.+@.+/);
});
