// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { cartItem } from '@/lib/cart/cart.fixture';
import { CartTotals } from './cart-totals';

it("shows the checkout's text on dispatch for a backorder", () => {
  const items = [cartItem(), cartItem({ onHand: false, stock: 0, deliveryDays: 35 })];
  const { container } = render(<CartTotals items={items} pricesFrom={null} />);
  expect(container.textContent).toContain('Allt skickas samtidigt. Beställningsvara, upp till 5\u00a0veckor.');
});

it('shows no delivery text while all items are in stock', () => {
  const { container } = render(<CartTotals items={[cartItem()]} pricesFrom={null} />);
  expect(container.textContent).not.toContain('Allt skickas');
});
