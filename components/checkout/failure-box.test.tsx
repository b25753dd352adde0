// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { cartItem } from '@/lib/domain/cart/cart.fixture';
import { useCart } from '@/stores/cart-store';
import { FailureBox } from './failure-box';

it('a failure carries the reference of its line in the log, also in the mail to the shop', () => {
  render(<FailureBox failure={{ way: null, code: '403', reference: '9f8e7d6c' }} on={{}} />);
  expect(screen.getByRole('alert').textContent).toContain('Referens: 9f8e7d6c');
  const mail = screen.getByRole('link', { name: /@/ }).getAttribute('href') ?? '';
  expect(decodeURIComponent(mail)).toMatch(/^mailto:.+\?subject=Fråga om mitt köp, referens 9f8e7d6c$/);
});

it('names the goods that there are too few of, with what is left', async () => {
  const item = (variantId: string, name: string) => cartItem({ variantId, variantCode: variantId, name, qty: 3 });
  useCart.setState({ data: [item('58', 'Tio gram'), item('59', 'Fem gram'), item('60', 'Ett gram')] });
  const time = (error: boolean, currentStock: number) => ({ error, currentStock, weeks: null });
  vi.stubGlobal('fetch', async () => Response.json({ 58: time(true, 2), 59: time(false, 9), 60: time(true, 0) }));
  render(<FailureBox failure={{ way: null, code: 'STOCK' }} on={{}} />);
  expect((await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    'Tio gram: 2\u00a0st kvar av de 3 som du vill ha',
    'Ett gram: slut på lager',
  ]);
});
