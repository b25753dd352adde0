// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { parseCalculation } from '@/lib/domain/prices/calculation';
import { MetalValueCalculator } from './metal-value-calculator';

afterEach(cleanup);

it('announces a value to the reader who is calculating, and no price change to the others', () => {
  const { container } = render(
    <MetalValueCalculator
      action=""
      initial={parseCalculation('gold', {})}
      metal="gold"
      sekPerOunce={40_000}
      terms={{}}
    />,
  );
  const output = container.querySelector('output');
  expect(output?.getAttribute('aria-live')).toBe('off');
  const field = screen.getByLabelText('Vikt');
  fireEvent.focus(field);
  expect(output?.getAttribute('aria-live')).toBe('polite');
  fireEvent.blur(field);
  expect(output?.getAttribute('aria-live')).toBe('off');
});

it('adds up pieces of different finenesses, and says what we pay for those with terms', () => {
  const { container } = render(
    <MetalValueCalculator
      action=""
      initial={{ weight: '10', unit: 'g', fineness: '18' }}
      metal="gold"
      sekPerOunce={31_103.4768}
      terms={{ '18': { share: 0.9 } }}
    />,
  );
  const shown = () => container.querySelector('output')?.textContent?.replaceAll('\u00a0', ' ');
  expect(shown()).toContain('7 500 SEK');
  expect(shown()).toContain('Vi betalar ungefär 6 750 SEK om halt och vikt stämmer.');
  fireEvent.click(screen.getByRole('button', { name: 'Lägg till fler' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Vikt'));
  expect(shown()).toContain('7 500 SEK');
  fireEvent.input(screen.getByLabelText('Halt'), { target: { value: '14' } });
  fireEvent.input(screen.getByLabelText('Vikt'), { target: { value: '20' } });
  expect(shown()).toContain('19 200 SEK');
  expect(shown()).toContain(
    'Vi betalar ungefär 6 750 SEK om halt och vikt stämmer. Då är 1 föremål inte med: det prissätter',
  );
  fireEvent.click(screen.getByRole('button', { name: /^Ta bort/ }));
  expect(shown()).toContain('11 700 SEK');
  expect(shown()).not.toContain('Vi betalar');
});
