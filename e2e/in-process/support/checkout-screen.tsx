import { vi } from 'vitest';
import { BUYER } from './checkout-page';

/** Renders the checkout and submits its form: the review, with an enabled button. */
export async function openReview({ isSignedIn = false } = {}) {
  const { fireEvent, render, screen, waitFor } = await import('@testing-library/react');
  const { OrderQueries } = await import('../../../components/checkout/service/queries');
  const { CheckoutApp } = await import('../../../components/checkout/checkout-app');
  const view = render(
    <OrderQueries>
      <CheckoutApp ready />
    </OrderQueries>,
  );
  const type = (name: string, value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
  type('E-post', BUYER.email);
  type('Mobilnummer', BUYER.phone);
  if (!isSignedIn) type('Personnummer', BUYER.ssn ?? '');
  fireEvent.click(screen.getByRole('button', { name: 'Granska beställningen' }));
  const until = (assertion: () => void) => waitFor(assertion, { timeout: 20_000 });
  const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const button = () => screen.getByRole('button', { name: 'Beställ och betala' }) as HTMLButtonElement;
  return { screen, fireEvent, view, until, click, button };
}

/** Simulates a slow line: holds the page's call of `path`. `answered` resolves once its response has been read. */
export function holdCalls(path: string) {
  const real = globalThis.fetch;
  let reach = () => {};
  let letGo = () => {};
  let end = () => {};
  const reached = new Promise<void>((resolve) => {
    reach = resolve;
  });
  const answered = new Promise<void>((resolve) => {
    end = resolve;
  });
  const open = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    if (!String(input).includes(path)) return real(input, init);
    reach();
    await open;
    const answer = await real(input, init);
    // After everything that the page does with the response before its next call.
    setTimeout(end, 0);
    return answer;
  });
  return { reached, letGo, answered };
}
