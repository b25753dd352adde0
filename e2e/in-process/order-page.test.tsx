import { expect, it, vi } from 'vitest';
import type { PriceList } from '../../lib/api/server/orders/agreed';
import { cartProduct } from '../../lib/cart/cart.fixture';
import { openCheckoutPage, order } from './support/checkout-page';
import { checkoutScene } from './support/checkout-scene';
import { MAJA, signInOnPage, TOLVAN } from './support/people';
import { openStorefront } from './support/storefront';

/* The permanent page of an order: the agreed contents, for its buyer, in any browser. */

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: () => {}, replace: () => {} }) }));

const PICTURE = '/sylius/media/image/a.webp';

/** The shop's catalogue at the time of ordering. */
const LIST: PriceList = {
  changed: '2026-03-02T10:05:00.000Z',
  byVariant: new Map(),
  goods: (variantId) =>
    cartProduct({ variantId, code: 'guldtacka-10g-valcambi', name: 'Agreed name', image: PICTURE, mayWithdraw: true }),
};
const scene = checkoutScene({ prices: async () => LIST });

async function open(path: string, what: 'page' | 'terms') {
  location.href = `http://localhost:3000${path}`;
  const { render, waitFor } = await import('@testing-library/react');
  const { OrderPage } = await import('../../components/account/order-page');
  const { OrderTerms } = await import('../../components/checkout/confirmation/order-terms');
  const { container } = render(
    what === 'page' ? <OrderPage /> : <OrderTerms versions={['2099-01-01', '2026-11-22']} />,
  );
  const until = (text: string) => waitFor(() => expect(container.textContent).toContain(text), { timeout: 20_000 });
  return { container, until };
}

async function buy(): Promise<void> {
  await order(scene, 'swish');
  await scene.backend.approveSwish(1);
}

/** The same shop from another computer. */
async function elsewhere() {
  const shop = await openStorefront({ commerceUrl: scene.proxy.url });
  const browser = shop.openBrowser();
  await openCheckoutPage(browser, new Map());
  return browser;
}

it('shows the buyer on another computer the items, totals, state and receipt as agreed', async () => {
  await buy();
  const browser = await elsewhere();
  await signInOnPage(browser, scene.backend, TOLVAN);
  const { container, until } = await open('/order/1', 'page');
  await until('Beställning 000000001');
  const text = container.textContent ?? '';
  for (const fact of [
    'Agreed name',
    'Betald',
    'Sidan är ditt kvitto',
    'Frakt',
    '14\u00a0dagars ångerrätt',
    'momsreg.nr',
  ])
    expect(text).toContain(fact);
  expect(container.querySelector(`img[src*="a.webp"]`)).not.toBeNull();
});

it('shows nothing to anybody else', async () => {
  await buy();
  const browser = await elsewhere();
  const guest = await open('/order/1', 'page');
  await guest.until('Logga in för att se beställningen');
  expect(guest.container.querySelector('a[href="/login?redirectTo=/order/1"]')).not.toBeNull();
  const { cleanup } = await import('@testing-library/react');
  cleanup();
  await signInOnPage(browser, scene.backend, MAJA);
  const stranger = await open('/order/1', 'page');
  await stranger.until('Beställningen visas inte här');
  expect(stranger.container.textContent).not.toMatch(/SEK|Logga in/);
});

it('prints the agreed terms, even after the terms have changed', async () => {
  await buy();
  const { container, until } = await open('/order/1/toc', 'terms');
  await until('Agreed name');
  const text = container.textContent ?? '';
  for (const fact of ['Frakt', 'Ångerrätt'.toLowerCase(), 'inte texten nedan']) expect(text).toContain(fact);
  expect(text).not.toContain('eventuell moms');
});
