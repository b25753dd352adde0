// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { queryKeys } from '@/components/queries/keys';
import type { Failure } from '@/lib/domain/order/failure';
import { attemptFixture, choicesFixture, fetchedFixture } from '@/lib/domain/order/order.fixture';
import type { OrderStatus } from '@/lib/domain/order/order-status';
import { useAuth } from '@/stores/auth-store';
import { EarlierOrder } from './earlier-order';

const attempt = attemptFixture({ orderId: 991, owner: '7' });

function textFor(status: OrderStatus, failure: Failure | null = null): string {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(queryKeys.order(991, ''), status);
  const { container } = render(
    <QueryClientProvider client={client}>
      <EarlierOrder attempt={attempt} choices={choicesFixture()} failure={failure} />
    </QueryClientProvider>,
  );
  return container.textContent;
}

it('promises a single payment only to the buyer who began the order', () => {
  expect(textFor({ kind: 'unanswered' })).not.toContain('betalar bara en gång');
  useAuth.setState({ customerId: '7' });
  expect(textFor({ kind: 'unanswered' })).toContain('Du har en påbörjad beställning. Beställer du nu');
  expect(textFor({ kind: 'hidden' })).not.toContain('betalar bara en gång');
});

it('beside a refusal, which explains itself, says only that an earlier request may still be approved', () => {
  const refusal = { way: 'swish', code: 'VR02' };
  const failed = { kind: 'known', order: fetchedFixture({ paymentState: 'failed' }) } as const;
  expect(textFor(failed, refusal)).toBe('');
  expect(textFor({ kind: 'known', order: fetchedFixture() }, refusal)).toMatch(/^Förfrågan kan ligga kvar i Swish/);
  expect(textFor(failed, { way: null, code: 'LIMIT' })).toContain('Du har en påbörjad beställning');
});
