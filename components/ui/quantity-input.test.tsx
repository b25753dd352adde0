// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { QuantityInput, settleQuantity } from './quantity-input';

it.each([
  ['an empty field as one', '', 10_000, 1],
  ['at most the stock', '25', 12, 12],
  ['at least one', '0', 12, 1],
  ['no decimals', '2,5', 100, 2],
  ['thousands', '1.000', 10_000, 1_000],
  ['what is not seen', '\u200b1\u2009000\u202c', 10_000, 1_000],
  ['0 without stock', '4', 0, 0],
])('reads %s', (_, text, max, quantity) => {
  expect(settleQuantity(text, max)).toBe(quantity);
});

const onLimited = vi.fn();
const field = () => screen.getByRole<HTMLInputElement>('textbox');

function Counted({ from }: { from: number }) {
  const [value, setValue] = useState(from);
  return <QuantityInput label="Antal" max={12} onChange={setValue} onLimited={onLimited} value={value} />;
}

it.each([
  ['ArrowUp', '5', '6'],
  ['ArrowDown', '5', '4'],
  ['ArrowDown', '1', '1'],
  ['ArrowUp', '', '2'],
  ['Öka antalet', '5', '6'],
  ['Minska antalet', '5', '4'],
])('%s continues from a typed %j to %s', (step, typed, expected) => {
  render(<Counted from={2} />);
  fireEvent.change(field(), { target: { value: typed } });
  if (step.startsWith('Arrow')) fireEvent.keyDown(field(), { key: step });
  else fireEvent.click(screen.getByRole('button', { name: step }));
  expect(field().value).toBe(expected);
});

it('keeps the earlier number for a negative one', () => {
  render(<Counted from={2} />);
  for (const typed of ['-3', '−3', '\u202a－3']) {
    fireEvent.change(field(), { target: { value: typed } });
    fireEvent.blur(field());
    expect(field().value).toBe('2');
  }
});

it('announces the number that the field then has, and nothing before; limits a larger one to the stock and reports it', () => {
  render(<Counted from={11} />);
  expect(screen.queryByRole('status')).toBeNull();
  const more = screen.getByRole('button', { name: 'Öka antalet' });
  fireEvent.focus(more);
  expect(screen.getByRole('status').textContent).toBe('');
  fireEvent.click(more);
  fireEvent.keyDown(field(), { key: 'ArrowUp' });
  expect([field().value, screen.getByRole('status').textContent]).toEqual(['12', '12\u00a0st']);
  expect(onLimited).toHaveBeenCalledOnce();
});
