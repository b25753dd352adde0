// @vitest-environment happy-dom
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { PriceFields } from './price-fields';

const onChange = vi.fn();
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

/** A mouse press: the focused element loses the focus, unless that is prevented. */
function press(element: HTMLElement): boolean {
  const down = createEvent.mouseDown(element);
  fireEvent(element, down);
  if (!down.defaultPrevented) fireEvent.focusOut(field('Från'), { relatedTarget: null });
  return !down.defaultPrevented;
}

it('keeps the text in "Från" when the label "Till" is pressed', () => {
  render(<PriceFields onChange={onChange} range={{ lowest: 1, highest: 9 }} span={{ from: null, to: 12_000 }} />);
  fireEvent.change(field('Från'), { target: { value: '15000' } });
  press(screen.getByText('Till'));
  expect(field('Från').value).toBe('15000');
  expect(onChange).not.toHaveBeenCalled();
  expect(press(field('Till'))).toBe(true);
});
