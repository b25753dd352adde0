// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { stateFixtures } from '@/lib/domain/order/order.fixture';
import { ChooseMetal } from './choose-metal';

it('says why it is back after another tab has reset the checkout', () => {
  const state = stateFixtures()['choosing-metal'];
  const { container, rerender } = render(<ChooseMetal isInterrupted={false} items={[]} state={state} />);
  expect(container.textContent).not.toContain('Kassan har börjat om');
  rerender(<ChooseMetal isInterrupted items={[]} state={state} />);
  expect(container.textContent).toContain('Kassan har börjat om, eftersom varukorgen har öppnats');
});

it('says before the choice that each order has its own freight', () => {
  const state = stateFixtures()['choosing-metal'];
  const { container } = render(<ChooseMetal isInterrupted={false} items={[]} state={state} />);
  expect(container.textContent).toContain('Frakt tillkommer för var och en av beställningarna.');
});
