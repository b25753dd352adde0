// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stateFixtures } from '@/lib/domain/order/order.fixture';
import { useCheckout } from '@/stores/checkout-store';
import { ChangedSum } from './changed-sum';

const { changed } = stateFixtures();

beforeEach(() => {
  vi.useFakeTimers();
  // Nothing is known of the order beyond its response.
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  useCheckout.setState({ checkout: changed });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ChangedSum onEdit={() => {}} state={changed} />
    </QueryClientProvider>,
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const button = () => screen.getByRole('button', { name: /^Ja, jag godkänner/ });
const pressByPointer = () => {
  fireEvent.pointerDown(button());
  fireEvent.click(button(), { detail: 1 });
};
const status = () => useCheckout.getState().checkout.status;

it('a press agrees to another sum only when it has stood in view, and says so when it came too early', () => {
  act(() => void vi.advanceTimersByTime(900));
  pressByPointer();
  expect(status()).toBe('changed');
  expect(document.body.textContent).toContain('Inget är godkänt än. Läs summan och tryck en gång till.');
  act(() => void vi.advanceTimersByTime(200));
  pressByPointer();
  expect(status()).toBe('paying');
});

it('a keyboard or screen reader agrees at once', () => {
  fireEvent.click(button());
  expect(status()).toBe('paying');
});
