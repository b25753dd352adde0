// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { cartItem } from '@/lib/domain/cart/cart.fixture';
import { CartTotals } from './cart-totals';

it.each([
  ["the checkout's text on dispatch for a backorder", cartItem({ onHand: false, stock: 0, deliveryDays: 35 }), true],
  ['no delivery text while all items are in stock', cartItem(), false],
  [
    'no common dispatch for gold and silver',
    cartItem({ metal: 'silver', onHand: false, stock: 0, deliveryDays: 35 }),
    false,
  ],
])('shows %s', (_, item, isShown) => {
  const { container } = render(<CartTotals items={[cartItem(), item]} pricesFrom={null} />);
  const text = 'Allt skickas samtidigt. Beställningsvara, upp till 5\u00a0veckor.';
  expect(container.textContent.includes(isShown ? text : 'Allt skickas')).toBe(isShown);
});

it('says of a mixed cart only that freight is charged for each of its two orders', () => {
  const shown = (...metals: ('gold' | 'silver')[]) => {
    const items = metals.map((metal) => cartItem({ id: metal, metal }));
    return render(<CartTotals items={items} pricesFrom={null} />).container.textContent;
  };
  expect(shown('gold', 'silver')).toContain('två beställningar, och frakt tillkommer för var och en');
  expect(shown('gold')).not.toContain('frakt tillkommer');
});
