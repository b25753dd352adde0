import type { APIRequestContext } from 'playwright/test';
import { storedOrders } from './support/control';
import { MAJA, startLogin, TOLVAN } from './support/identity';
import { requestsSeen } from './support/secrets';
import { SITE_URL } from './support/shop';
import { CHANGES, expect, test } from './support/test';

test.use(CHANGES);

const FORGED = '00000000-1111-4222-8333-444444444444';
const INTENT = { 'idempotency-key': '3f0c8d1e-9a54-4d0b-8c3e-2b7a5f6d1c90' };

const ORDER = {
  agreed: { epoch: null, prices: { '0': 1 }, total: 1 },
  paymentId: 3,
  shippingId: 1,
  phoneNumber: '0701234567',
  email: 'tolvan@post.test',
  subscribedToNewsletter: false,
  productVariants: { '0': { id: 1, quantity: 1 } },
  ssn: TOLVAN,
};

function post(request: APIRequestContext, path: string, data: unknown, headers: Record<string, string> = {}) {
  return request.post(`/api/${path}`, { data, headers: { origin: SITE_URL, ...headers } });
}

/** An attacker's completed identification that was not redeemed: the return URL of the hosted page. */
async function theirReturn(): Promise<string> {
  const headers = { origin: SITE_URL, 'content-type': 'application/json' };
  const started = await fetch(`${SITE_URL}/api/identity/login`, { method: 'POST', headers, body: '{}' });
  const { redirectUrl } = (await started.json()) as { redirectUrl: string };
  const step = (name: string, fields: Record<string, string>) =>
    fetch(`${redirectUrl}/${name}`, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  await step('start', { person: MAJA, device: 'same' });
  return (await step('confirm', {})).headers.get('location') ?? '';
}

test.describe('identification', () => {
  test('a forged session, or one of another browser, does not sign in', async ({ page }) => {
    await page.goto(`/get-bank-id-session?grandidsession=${FORGED}`);
    await expect(page.getByRole('status').filter({ hasText: 'hör inte till den här webbläsaren' })).toBeVisible();
    expect(page.url()).not.toContain('grandidsession');

    const theirs = await theirReturn();
    expect(theirs).toContain('grandidsession=');
    await startLogin(page);
    await page.goto(theirs);
    await expect(page.getByRole('status').filter({ hasText: 'hör inte till den här webbläsaren' })).toBeVisible();
    await page.goto('/profile');
    await expect(page.getByRole('button', { name: 'Starta BankID' })).toBeVisible();
  });
});

test.describe('the proxy', () => {
  const cases = [
    ['a cross-origin POST', 'commerce/create-order', ORDER, { ...INTENT, origin: 'https://evil.example' }, 403],
    ['a POST without an origin', 'commerce/create-order', ORDER, { ...INTENT, origin: '' }, 403],
    ['a body of 1 MB', 'commerce/create-order', { ...ORDER, email: 'x'.repeat(1_000_000) }, INTENT, 413],
    ["somebody else's customerId", 'commerce/create-order', { ...ORDER, ssn: undefined, customerId: 2 }, INTENT, 401],
    ["somebody else's order", 'commerce/fetch-order', { orderId: 1 }, {}, 403],
    ["changing somebody else's order", 'commerce/create-order', { ...ORDER, orderId: 1 }, INTENT, 403],
    ["signing somebody else's order", 'identity/signing', { orderId: 1 }, {}, 403],
    ['an unknown endpoint', 'commerce/confirm-manual-payment', { orderId: 1 }, {}, 404],
    ['a wrong method', 'commerce/get-rates', {}, {}, 405],
  ] as const;

  test('rejects invalid calls without forwarding them', async ({ request }) => {
    for (const [what, path, data, headers, status] of cases) {
      const response = await post(request, path, data, headers);
      expect(response.status(), what).toBe(status);
      expect(Object.keys(await response.json()), what).toEqual(['code', 'message']);
    }
    for (const query of ['payment-methods?order[price]=asc', 'get-delivery-time?order[price]=asc']) {
      await request.get(`/api/commerce/${query}`);
    }
    expect(await storedOrders()).toEqual([]);
    expect((await requestsSeen()).filter(({ path }) => /create-order|price/.test(path))).toEqual([]);
  });
});
