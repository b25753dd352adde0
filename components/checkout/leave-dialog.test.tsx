// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { stateFixtures } from '@/lib/checkout/order.fixture';
import { LeaveDialog } from './leave-dialog';

function textFor(checkout: Parameters<typeof LeaveDialog>[0]['checkout']): string {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(['order', checkout.attempt.orderId], { kind: 'unanswered' });
  const { container } = render(
    <QueryClientProvider client={client}>
      <LeaveDialog checkout={checkout} onLeave={() => {}} onStay={() => {}} open />
    </QueryClientProvider>,
  );
  return container.textContent;
}

it('does not claim that an order exists while that is unknown', () => {
  const { paying, doubt } = stateFixtures();
  expect(textFor(paying)).toContain('Beställningen avbryts inte');
  expect(textFor(doubt)).toContain('Kom beställningen fram avbryts den inte');
});
