// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fetchedFixture, placedOrderFixture } from '@/lib/domain/order/order.fixture';
import { ore } from '@/lib/domain/prices/money';
import { OwedFacts } from './owed-facts';

const showToast = vi.hoisted(() => vi.fn());
vi.mock('@/components/ui/toast', () => ({ showToast }));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it.each([
  ['10001234', 'Kopiera OCR-numret', 'Markera OCR-numret och kopiera det för hand.'],
  [null, 'Kopiera ordernumret', 'Markera ordernumret och kopiera det för hand.'],
])('suggests copying by hand when the browser does not allow copying %s', async (reference, name, spoken) => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  const fetched = fetchedFixture({ payment: { reference, payBefore: null } });
  render(<OwedFacts payBy="all" fetched={fetched} order={placedOrderFixture({ paymentCode: 'bank_transfer' })} />);
  await act(async () => fireEvent.click(screen.getByRole('button', { name })));
  expect(showToast).toHaveBeenLastCalledWith('error', `Det gick inte att kopiera. ${spoken}`);
});

it('names the payee, and copies each figure as a bank takes it', async () => {
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const fetched = fetchedFixture({ payment: { reference: '10001234', payBefore: '2026-12-28T22:59:59Z' } });
  const order = placedOrderFixture({ paymentCode: 'bank_transfer', orderTotal: ore(1_438_950) });
  const { container } = render(<OwedFacts payBy="all" fetched={fetched} order={order} />);
  expect(container.textContent).toContain('MottagareGuldkajen Ädelmetall AB');
  for (const button of screen.getAllByRole('button')) await act(async () => fireEvent.click(button));
  expect(written.mock.calls.flat()).toEqual(['14389,50', '123-4567', '8000-1234567890-1', '10001234']);
  expect(container.textContent).toContain('28\u00a0december 2026');
  expect(container.textContent).not.toContain('nästa bankdag');
});
