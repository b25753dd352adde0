// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { parseCalculation } from '@/lib/domain/prices/calculation';
import { MetalValueCalculator } from './metal-value-calculator';

it('announces a value to the reader who is calculating, and no price change to the others', () => {
  const { container } = render(
    <MetalValueCalculator action="" initial={parseCalculation('gold', {})} metal="gold" sekPerOunce={40_000} />,
  );
  const output = container.querySelector('output');
  expect(output?.getAttribute('aria-live')).toBe('off');
  const field = screen.getByLabelText('Vikt');
  fireEvent.focus(field);
  expect(output?.getAttribute('aria-live')).toBe('polite');
  fireEvent.blur(field);
  expect(output?.getAttribute('aria-live')).toBe('off');
});
