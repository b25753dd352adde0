import { expect, it, vi } from 'vitest';
import { order, waitingOrder } from './support/checkout-page';
import { checkoutScene } from './support/checkout-scene';
import { checkIdentity, startSigning } from './support/people';

/* A signature is for one order. A buyer who returns late from BankID may have begun another one in the same browser. */

const replace = vi.hoisted(() => vi.fn());
vi.mock('next/navigation', () => ({ useRouter: () => ({ push: () => {}, replace }) }));

const scene = checkoutScene();

async function orderByTransfer(): Promise<number> {
  await order(scene, 'bank_transfer');
  return waitingOrder(scene.page);
}

async function comeBack(path: string): Promise<void> {
  await scene.browser.fetch(path);
  replace.mockClear();
  const { render, waitFor } = await import('@testing-library/react');
  const { SigningWaiting } = await import('../../components/account/signing-waiting');
  render(<SigningWaiting />);
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/checkout'), { timeout: 20_000 });
}

it('the signature of an earlier order does not confirm the waiting one', async () => {
  const signed = await orderByTransfer();
  const path = await startSigning(scene.browser, scene.backend, signed);
  scene.page.dispatch({ type: 'details-reopened' });
  const state = scene.page.checkout();
  if (state.status !== 'details') throw new Error(state.status);
  const { intent } = state.attempt;
  scene.page.dispatch({ type: 'started-over', intent, nextIntent: crypto.randomUUID() });
  const waiting = await orderByTransfer();
  expect(waiting).not.toBe(signed);
  await comeBack(path);
  const states = (await scene.backend.orders()).map(({ orderId, state }) => [orderId, state]);
  expect(states).toEqual([
    [waiting, 'awaiting_verification'],
    [signed, 'confirmed'],
  ]);
  expect(scene.page.checkout()).toMatchObject({ status: 'paying', order: { orderId: waiting }, failure: null });
  expect(scene.page.cart().data).toHaveLength(1);
});

it('a signature whose result is lost is not claimed to be missing', async () => {
  await orderByTransfer();
  scene.proxy.inject({ path: 'fetch-order', fault: '503-html', when: 'before' });
  const { settleSignature } = await import('../../components/account/signing-outcome');
  await settleSignature({ state: 'expired' });
  expect(scene.page.checkout()).toMatchObject({ status: 'paying', failure: { code: 'SIGNING_UNKNOWN' } });
});

it('its own signature confirms it', async () => {
  await comeBack(await startSigning(scene.browser, scene.backend, await orderByTransfer()));
  expect(scene.page.checkout()).toMatchObject({ status: 'done', verified: true });
});

it('a confirmation that names another order proves nothing about this one: the signature is tried again', async () => {
  const waiting = await orderByTransfer();
  await scene.browser.fetch(await startSigning(scene.browser, scene.backend, waiting));
  const body = JSON.stringify({ code: 200, message: 'OK', orderId: waiting + 1 });
  await scene.backend.control('faults', [{ match: 'confirm-manual-payment', status: 200, body, times: 1 }]);
  expect(await checkIdentity(scene.browser)).toEqual({ state: 'pending' });
  expect(await checkIdentity(scene.browser)).toMatchObject({ state: 'confirmed' });
});
