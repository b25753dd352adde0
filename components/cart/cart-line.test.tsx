// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { cartItem } from '@/lib/cart/cart.fixture';
import { useCart } from '@/stores/cart-store';
import { CartLine } from './cart-line';

afterEach(cleanup);

function Line() {
  const [item] = useCart((state) => state.data);
  return item ? <CartLine item={item} onLeave={() => undefined} onRemove={() => undefined} /> : null;
}

const told = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('');

it('tells a screen reader the new number when a button changes it, and nothing before', () => {
  useCart.setState({ data: [cartItem({ qty: 1, stock: 12 })] });
  render(<Line />);
  expect(told()).toBe('');
  fireEvent.click(screen.getByRole('button', { name: 'Öka antalet' }));
  expect(told()).toBe('2\u00a0st');
});
