import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { BrowserContext, Page, Request } from 'playwright/test';
import { listen } from '../lib/server/entrance/listen.fixture';
import { control } from './support/control';
import { identify, logIn } from './support/identity';
import { type Mark, marksIn, numberMark, textMark } from './support/marks';
import { BAR, expectThanks, orderAndPay, placeOrder, reviewOrder } from './support/purchase';
import { requestsSeen, tokensOf } from './support/secrets';
import { BUILD, SITE_URL } from './support/shop';
import { BUYS, expect, test } from './support/test';

test.use(BUYS);

/** A person of the backend's register with contact details that nobody else uses. */
const NUMBER = '199111039831';
const BUYER = { personalNumber: '19911103-9831', phone: '070-174 06 88', email: 'markerad.kund@post.test' };

const PERSON: readonly Mark[] = [
  numberMark('personal number', NUMBER.slice(2), [NUMBER, BUYER.personalNumber, BUYER.personalNumber.slice(2)]),
  numberMark('phone', '701740688', ['0701740688', BUYER.phone, '+46701740688']),
  textMark('e-mail', BUYER.email),
];

/**
 * Responses that may contain the customer's own data: their orders, their identity, the providers' pages, and the redirects between
 * them, whose URLs contain an identification.
 */
const OWN =
  /\/api\/commerce\/(?:create-order|fetch-order|order-answer|get-customer)|\/api\/identity\/(?:login|signing)|\/get-[a-z-]+-session\?|\/sim\//;

/** The marked customer's data, and every token and identification that the backend has issued. */
async function everything(): Promise<readonly Mark[]> {
  const requests = await requestsSeen();
  const sessions = requests.flatMap(({ path }) => path.match(/\/sim\/bankid\/([\w-]{16,})/)?.[1] ?? []);
  const secrets = [...new Set([...tokensOf(requests), ...sessions])];
  return [...PERSON, ...secrets.map((secret, index) => textMark(`token ${index + 1}`, secret))];
}

/** Records the bodies of responses that are not the customer's own. */
function recordBodies(page: Page): () => Promise<string> {
  const bodies: Promise<string>[] = [];
  const bodyOf = async (request: Request) => {
    const response = await request.response();
    return `${JSON.stringify(response?.headers())}\n${await response?.text()}`;
  };
  // Not at the start of a response: that of a left page may never end.
  page.on('requestfinished', (request) => {
    if (OWN.test(request.url()) || !request.url().startsWith(SITE_URL)) return;
    // A redirect has no body, and that of a left page is gone.
    bodies.push(
      bodyOf(request).then(
        (text) => `${request.url()}\n${text}`,
        () => request.url(),
      ),
    );
  });
  return async () => (await Promise.all(bodies)).join('\n');
}

async function browserStorage(page: Page, context: BrowserContext): Promise<string> {
  const stored = await page.evaluate(async () => {
    const databases = (await indexedDB.databases()).map(({ name }) => name);
    const cached = await Promise.all(
      (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    );
    return JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      history.state,
      location.href,
      databases,
      cached,
    ]);
  });
  return `${stored}\n${JSON.stringify(await context.cookies())}`;
}

/** Files that the running storefront has written into its build since then; older ones cannot contain the customer's data. */
function filesSince(since: number): string[] {
  const entries = readdirSync(BUILD, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  return files.filter((path) => statSync(path).mtimeMs >= since);
}

function expectNothing(text: string, marks: readonly Mark[], where: string): void {
  expect(marksIn(text, marks), where).toEqual([]);
}

/** Causes failures in which the backend repeats the customer's own data. */
async function makeTrouble(page: Page): Promise<void> {
  const body = JSON.stringify({ code: 500, message: `${NUMBER} ${BUYER.email} ${BUYER.phone}`, ssn: NUMBER });
  for (const match of [
    'get-customer',
    'fetch-order',
    'get-delivery-time',
    'get-shipping-methods',
    'get-bankid-session',
  ])
    await control('faults', { match, status: 500, body, times: 2 });
  const paths = [
    `/kopa-guld/${encodeURIComponent(BUYER.email)}`,
    `/blogg/${NUMBER}`,
    `/order/${NUMBER}/toc`,
    `/kopa-silver?utm_id=${NUMBER}`,
    `/kopa-guld?marke=valcambi&sortera=vikt&utm_id=${NUMBER}`,
    `/sok?searchTerm=${encodeURIComponent(BUYER.email)}`,
    `/api/product/${encodeURIComponent(BUYER.email)}`,
    `/api/commerce/product-variants/${NUMBER}`,
    `/sylius/media/${NUMBER}.jpg`,
    '/api/commerce/get-customer',
  ];
  for (const path of paths) await page.request.get(path, { maxRedirects: 0 });
  const request = { data: { orderId: NUMBER, email: BUYER.email }, headers: { origin: SITE_URL } };
  for (const path of ['fetch-order', 'create-order', 'get-shipping-methods', 'validate-order'])
    await page.request.post(`/api/commerce/${path}`, request);
  await control('faults', []);
}

async function strangersView(page: Page): Promise<string> {
  const browser = page.context().browser();
  const stranger = await browser?.newContext({ baseURL: SITE_URL });
  if (!stranger) throw new Error('no browser');
  const paths = [
    '/',
    BAR.path,
    '/kopa-guld',
    '/checkout',
    '/profile',
    '/login',
    '/order/1/toc',
    '/api/commerce/get-customer',
    '/api/commerce/get-rates',
    '/api/commerce/get-swish-check-payment?orderId=1',
    '/api/ready',
    '/get-bank-id-session',
    '/get-payment-signing-session',
  ];
  const received: string[] = [];
  for (const path of paths) {
    const response = await stranger.request.get(path);
    received.push(path, JSON.stringify(response.headers()), await response.text());
  }
  await stranger.close();
  return received.join('\n');
}

/** A stub of a service for errors (`dsn` for SENTRY_DSN) or traces (`url`); stores everything that it receives, paths included. */
async function startReportSink() {
  const bodies: string[] = [];
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const text = request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
    bodies.push(`${request.url}\n${text.toString('utf8')}`);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  };
  const { url, stop } = await listen(createServer(handle));
  return { dsn: `${url.replace('//', '//public@')}/1`, url, received: () => bodies.join('\n'), stop };
}

test('a purchase by Swish and a signed bank transfer, with error reports and traces, leave no trace of the customer but the orders', async ({
  page,
  shop,
}) => {
  test.setTimeout(300_000);
  const base64 = Buffer.from(`x {"ssn":"${NUMBER}"} "${BUYER.email}"`).toString('base64');
  for (const text of [`91 11 03 98 31 ${BUYER.email}`, `%39111039831${encodeURIComponent(BUYER.email)}`, base64])
    expect(marksIn(text, PERSON), 'what is looked for').toEqual(['personal number', 'e-mail']);
  const since = Date.now();
  const [errors, traces] = await Promise.all([startReportSink(), startReportSink()]);
  const bodies = recordBodies(page);
  // Reports are sent in batches, the last one when the server stops.
  const restart = async (settings: Record<string, string> = {}) => {
    await shop.stopStorefront();
    await shop.startStorefront(SITE_URL, settings);
  };
  await restart({ SENTRY_DSN: errors.dsn, OTEL_EXPORTER_OTLP_ENDPOINT: traces.url, LOG_REQUESTS: '1' });
  await reviewOrder(page, 'Swish', BUYER);
  await makeTrouble(page);
  await orderAndPay(page);
  await page.reload();
  await expectThanks(page);
  await expect(page.getByText(BUYER.email)).toBeVisible();
  await makeTrouble(page);
  expectNothing(await browserStorage(page, page.context()), await everything(), 'browser storage after the purchase');

  await reviewOrder(page, /Banköverföring/, BUYER);
  await placeOrder(page);
  await identify(page, NUMBER);
  await expectThanks(page);
  await logIn(page, NUMBER);
  await page.getByRole('main').getByText('19911103-****').waitFor();
  await makeTrouble(page);

  await restart();
  const marks = await everything();
  expect(marks.length, 'no token was seen').toBeGreaterThan(PERSON.length);
  for (const file of shop.logs) expectNothing(readFileSync(file, 'utf8'), marks, file);
  for (const sink of [errors, traces]) {
    expect(sink.received().length, 'nothing was reported: nothing is proven').toBeGreaterThan(1_000);
    expectNothing(sink.received(), marks, 'error reports and traces');
    await sink.stop();
  }
  expectNothing(await browserStorage(page, page.context()), marks, 'browser storage');
  expectNothing(await bodies(), marks, 'responses that are not about the customer');
  expectNothing(await strangersView(page), marks, 'responses to a stranger');
  for (const path of filesSince(since)) expectNothing(readFileSync(path, 'latin1'), marks, path);
});
