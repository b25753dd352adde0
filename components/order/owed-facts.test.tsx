// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fetchedFixture, placedOrderFixture } from '@/lib/domain/order/order.fixture';
import { OwedFacts } from './owed-facts';

const showToast = vi.hoisted(() => vi.fn());
vi.mock('@/components/ui/toast', () => ({ showToast }));

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
