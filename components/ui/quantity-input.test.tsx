// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { QuantityInput } from './quantity-input';

const onLimited = vi.fn();

afterEach(() => {
  onLimited.mockClear();
});

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
])('%s continues from a typed %j to %s', (key, typed, expected) => {
  render(<Counted from={2} />);
  fireEvent.change(field(), { target: { value: typed } });
  fireEvent.keyDown(field(), { key });
  fireEvent.blur(field());
  expect(field().value).toBe(expected);
});

it.each([
  ['Öka antalet', '6'],
  ['Minska antalet', '4'],
])('"%s" does too, when the field keeps the focus', (name, expected) => {
  render(<Counted from={1} />);
  fireEvent.change(field(), { target: { value: '5' } });
  fireEvent.click(screen.getByRole('button', { name }));
  expect(field().value).toBe(expected);
});

it('announces the new number when a button changes it, and nothing before', () => {
  render(<Counted from={1} />);
  expect(screen.queryByRole('status')).toBeNull();
  const more = screen.getByRole('button', { name: 'Öka antalet' });
  fireEvent.focus(more);
  expect(screen.getByRole('status').textContent).toBe('');
  fireEvent.click(more);
  expect(screen.getByRole('status').textContent).toBe('2\u00a0st');
});

it('announces the number that the field then has, also when a key exceeds the stock', () => {
  render(<Counted from={12} />);
  fireEvent.focus(field());
  fireEvent.keyDown(field(), { key: 'ArrowUp' });
  expect([field().value, screen.getByRole('status').textContent]).toEqual(['12', '12\u00a0st']);
});

it('limits a larger number to the stock and reports it', () => {
  render(<Counted from={1} />);
  fireEvent.change(field(), { target: { value: '25' } });
  fireEvent.keyDown(field(), { key: 'ArrowUp' });
  expect(field().value).toBe('12');
  expect(onLimited).toHaveBeenCalledOnce();
});
