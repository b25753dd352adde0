// @vitest-environment happy-dom
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
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

const fields = <PriceFields onChange={onChange} range={{ lowest: 1, highest: 9 }} span={{ from: null, to: 12_000 }} />;

afterEach(() => onChange.mockClear());

it('applies a range that was typed before hydration, but not while its field still has the focus', () => {
  const hydrated = () => {
    document.body.innerHTML = `<div>${renderToString(fields)}</div>`;
    field('Från').value = '500';
    const focused = document.activeElement;
    return {
      focused,
      hydrate: () => render(fields, { container: document.body.firstElementChild as HTMLElement, hydrate: true }),
    };
  };
  hydrated().hydrate();
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ from: 500, to: 12_000 });
  onChange.mockClear();
  const { hydrate } = hydrated();
  field('Från').focus();
  hydrate();
  expect(onChange).not.toHaveBeenCalled();
});

it('keeps the text in "Från" when the label "Till" is pressed', () => {
  render(fields);
  onChange.mockClear();
  fireEvent.change(field('Från'), { target: { value: '15000' } });
  press(screen.getByText('Till'));
  expect(field('Från').value).toBe('15000');
  expect(onChange).not.toHaveBeenCalled();
  expect(press(field('Till'))).toBe(true);
});
