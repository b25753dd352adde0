import { beforeEach, describe, expect, it } from 'vitest';
import { type Backend, newBackend, orderBody } from '../commerz/backend.fixture';
import { register } from './register';

let backend: Backend;
beforeEach(() => {
  backend = newBackend();
});

const text = async (path: string) => (await backend.app.request(path)).text();
const bankId = async () => new URL((await backend.get('start-hosted-grand-id')).body.redirectUrl).pathname;

describe('every page', () => {
  it.each([['/sim'], ['/sim/swish'], ['/sim/bank-transfers'], ['/sim/bankid/nope'], ['/sim/zimpler/nope']])(
    '%s is Swedish, marked as a test, and keeps scripts, frames and caches out',
    async (path) => {
      const response = await backend.app.request(path);
      expect(response.status).toBe(path.endsWith('nope') ? 404 : 200);
      const policy = response.headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain('unsafe');
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('referrer-policy')).toBe('no-referrer');
      const page = await response.text();
      expect(page).toContain('<html lang="sv">');
      expect(page).toContain('Testläge');
      expect(page.match(/<h1>/g)).toHaveLength(1);
      expect(page).not.toMatch(/<script|style="|\son\w+=/);
    },
  );
});

describe('the hosted BankID page', () => {
  it('offers everybody in the register, escaped', async () => {
    const page = await text(await bankId());
    expect(page.match(/type="radio" name="person"/g)).toHaveLength(register.length);
    expect(page).toContain('O&#39;Neill &amp; Söner');
    expect(page).not.toContain("O'Neill & Söner");
    expect(page).toContain('på den här enheten eller på en annan enhet');
  });

  it('lets the form lead back to the storefront and nowhere else', async () => {
    const policy = (await backend.app.request(await bankId())).headers.get('content-security-policy');
    expect(policy).toContain("form-action 'self' https://shop.test;");
  });

  it('asks for an identification or a signature, on either device', async () => {
    const login = await bankId();
    await backend.submit(`${login}/start`, { person: '191212121212', device: 'same' });
    expect(await text(login)).toContain('>Identifiera</button>');
    expect(await text(login)).not.toContain('<svg');
    const { body } = await backend.get('start-hosted-grand-id?callbackUrl=/get-payment-signing-session');
    const signing = new URL(body.redirectUrl).pathname;
    await backend.submit(`${signing}/start`, { person: '191212121212', device: 'other' });
    expect(await text(signing)).toContain('>Skriv under</button>');
    expect(await text(signing)).toContain('aria-label="Simulerad QR-kod"');
  });

  it('lets the person be changed, and knows no other action', async () => {
    const page = await bankId();
    await backend.submit(`${page}/start`, { person: '191212121212', device: 'same' });
    await backend.submit(`${page}/back`);
    expect(await text(page)).toContain('Testperson');
    expect((await backend.submit(`${page}/delete`)).status).toBe(404);
    expect((await backend.submit('/sim/bankid/nope/confirm')).status).toBe(404);
  });

  it('leads back to the shop when there is nothing left to do', async () => {
    const page = await bankId();
    await backend.submit(`${page}/cancel`);
    const response = await backend.app.request(page);
    expect(response.status).toBe(410);
    expect(await response.text()).toContain('href="https://shop.test/get-bank-id-session?grandidsession=');
  });
});

it('lists escape what customers typed', async () => {
  await backend.post('create-order', orderBody({ paymentId: 5, ssn: '200109159871' }));
  expect(await text('/sim/bank-transfers')).toContain('O&#39;Neill &amp; Söner');
});

it('a form sent to a payment that is not there changes nothing', async () => {
  await backend.post('create-order', orderBody({ phoneNumber: '0700000014' }));
  for (const path of ['/sim/swish/1', '/sim/bank-transfers/1']) {
    expect((await backend.submit(path, { decision: 'approve' })).status).toBe(303);
  }
  expect((await backend.submit('/sim/zimpler/1', { decision: 'approve' })).status).toBe(404);
  expect((await backend.storedOrders())[0].paymentState).toBe('awaiting');
});
