import { vi } from 'vitest';
import { signal } from '../../support/signal';
import { BUYER } from './checkout-page';

/** Renders the checkout at its current step. */
export async function openCheckout() {
  const { fireEvent, render, screen, waitFor } = await import('@testing-library/react');
  const { OrderQueries } = await import('../../../components/order/queries');
  const { CheckoutApp } = await import('../../../components/checkout/checkout-app');
  const view = render(
    <OrderQueries>
      <CheckoutApp ready />
    </OrderQueries>,
  );
  const text = () => view.container.textContent ?? '';
  const until = (assertion: () => void) => waitFor(assertion, { timeout: 20_000 });
  const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  return { screen, fireEvent, view, text, until, click };
}

/** Renders the confirmation of the order that is done. */
export async function openConfirmation() {
  const { render } = await import('@testing-library/react');
  const { OrderQueries } = await import('../../../components/order/queries');
  const { Confirmation } = await import('../../../components/checkout/confirmation/confirmation');
  render(
    <OrderQueries>
      <Confirmation />
    </OrderQueries>,
  );
}

/** Renders the checkout and submits its form: the review. */
export async function openReview({ isSignedIn = false, phone = BUYER.phone, ssn = BUYER.ssn } = {}) {
  const checkout = await openCheckout();
  const { screen, fireEvent, click } = checkout;
  const type = (name: string, value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
  type('E-post', BUYER.email);
  type('Mobilnummer', phone);
  if (!isSignedIn) type('Personnummer', ssn ?? '');
  click('Granska beställningen');
  const button = () => screen.getByRole('button', { name: 'Beställ och betala' }) as HTMLButtonElement;
  return { ...checkout, button };
}

/** Simulates a slow line: holds the page's call of `path`. `ended` resolves once its response has been read. */
export function holdCalls(path: string) {
  const real = globalThis.fetch;
  const [reached, free, ended] = [signal(), signal(), signal()];
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    if (!String(input).includes(path)) return real(input, init);
    reached.give();
    await free.given;
    const response = await real(input, init);
    // After everything that the page does with the response before its next call.
    setTimeout(ended.give, 0);
    return response;
  });
  return { reached: reached.given, letGo: free.give, ended: ended.given };
}
