import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type EmbeddedBackend, startEmbeddedBackend } from './support/embedded-backend';
import { signIn } from './support/people';
import { call, draftOrder, placeOrder } from './support/purchase';
import { type Browser, openStorefront } from './support/storefront';

/* Backends echo requests in their errors: personal data in them must reach neither the log nor another person's screen. */

const PERSON = {
  name: 'Annamaria Testersson',
  street: 'Hemligagatan 7',
  city: 'Hemlingby',
  ssn: '19121212-1212',
  email: 'anna.hemlig@example.se',
  phone: '070-123 45 67',
};
const TEXT = `Customer ${Object.values(PERSON).join(', ')} exists`;
const BODY = { message: TEXT, detail: TEXT, violations: [{ message: TEXT }], trace: [TEXT], customer: PERSON };

let backend: EmbeddedBackend;
let browser: Browser;
let written: string[];

beforeAll(async () => {
  backend = await startEmbeddedBackend();
  await backend.control('stock', { variantId: backend.variantCode, stock: 100_000 });
  browser = (await openStorefront({ commerceUrl: backend.url })).openBrowser();
});
afterAll(() => backend.stop());
beforeEach(() => {
  written = [];
  const keep = (text: unknown) => {
    written.push(String(text));
    return true;
  };
  for (const stream of [process.stdout, process.stderr]) vi.spyOn(stream, 'write').mockImplementation(keep);
  for (const name of ['log', 'info', 'warn', 'error'] as const)
    vi.spyOn(console, name).mockImplementation((...all) => void keep(all.map(String).join(' ')));
});
afterEach(() => void vi.restoreAllMocks());

function calls(orderId: unknown): Record<string, () => Promise<unknown>> {
  const order = { orderId };
  return {
    'create-order': async () =>
      placeOrder(browser, await draftOrder(browser, backend, { payment: 'swish', ssn: null })),
    'fetch-order': () => call(browser, 'fetch-order', order),
    'validate-order': () => call(browser, 'validate-order', order),
    'get-swish-check-payment': () => call(browser, `get-swish-check-payment?orderId=${orderId}`),
    'get-customer': () => call(browser, 'get-customer'),
    'get-orders': () => call(browser, 'get-orders'),
    'withdraw-order': () => call(browser, 'withdraw-order', { ...order, name: PERSON.name, email: PERSON.email }),
    'start-hosted-grand-id': () => signIn(browser, backend),
    'get-bankid-session': () => signIn(browser, backend),
  };
}

const JSON_TEXT = JSON.stringify({ code: 400, ...BODY });
/** The forms in which a backend, a framework or a proxy before it sends an error. */
const FORMS: Readonly<Record<string, string>> = {
  'cut off': JSON_TEXT.slice(0, -60),
  nested: JSON.stringify({ code: 400, message: JSON_TEXT, detail: [JSON_TEXT] }),
  'an HTML page': `<!DOCTYPE html><title>${TEXT}</title><pre>${JSON_TEXT}</pre>`,
  'a form': new URLSearchParams({ ...PERSON, message: TEXT }).toString(),
  'a text': TEXT,
};

async function outputFor(status: number, sent: string): Promise<string> {
  await backend.control('faults', []);
  browser.clearCookies();
  await signIn(browser, backend);
  const draft = await draftOrder(browser, backend, { payment: 'zimpler', ssn: null });
  const { body } = await placeOrder(browser, draft);
  const responses: unknown[] = [];
  for (const [match, request] of Object.entries(calls(body.orderId))) {
    await backend.control('faults', [{ match, status, body: sent, times: 2 }]);
    responses.push(await request().catch(String));
  }
  return `${JSON.stringify(responses)} ${written.join('\n')}`;
}

const found = (output: string) =>
  Object.values(PERSON).filter((secret) =>
    [secret, encodeURIComponent(secret), new URLSearchParams([['', secret]]).toString().slice(1)].some((form) =>
      output.includes(form),
    ),
  );

it.each([400, 403, 404, 409, 422, 429, 500, 503])('an error with status %d and personal data', async (status) => {
  expect(found(await outputFor(status, JSON.stringify({ code: status, ...BODY })))).toEqual([]);
  expect(written.filter((line) => line.includes('"message":"a backend call'))).not.toEqual([]);
});

it.each(Object.keys(FORMS))('an error with personal data as %s, also with status 200', async (form) => {
  for (const status of [200, 500]) expect(found(await outputFor(status, FORMS[form] ?? ''))).toEqual([]);
});
