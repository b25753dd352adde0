import { request as open } from 'node:http';
import { control } from './support/control';
import { SITE_URL } from './support/shop';
import { forAll } from './support/site';
import { expect, test } from './support/test';
import { announcePrices } from './support/world';

/** A request that no browser would send. With `unfinished` its body is started and never ended. */
function send(
  path: string,
  {
    method = 'GET',
    headers = {},
    unfinished,
  }: { method?: string; headers?: Record<string, string>; unfinished?: string },
): Promise<{ readonly status: number }> {
  return new Promise((resolve, reject) => {
    // A raw path, since a URL object would normalise it.
    const request = open(SITE_URL, { path, method, headers, timeout: 8_000 }, (response) => {
      resolve({ status: response.statusCode ?? 0 });
      response.resume();
      request.destroy();
    });
    request.on('error', reject);
    request.on('timeout', () => request.destroy(new Error(`${method} ${path}: no response`)));
    if (unfinished === undefined) request.end();
    else request.write(unfinished);
  });
}

test('a body that is too large or of unknown length is rejected before it arrives', async () => {
  const headers = { 'content-type': 'application/json', origin: SITE_URL, 'x-signature': 't=1,v1=x' };
  for (const path of ['/api/commerce/create-order', '/api/revalidate', '/api/identity/login']) {
    const declared = { ...headers, 'content-length': '5000000' };
    expect((await send(path, { method: 'POST', headers: declared, unfinished: '{"a":' })).status, path).toBe(413);
    expect((await send(path, { method: 'POST', headers, unfinished: ' '.repeat(200_000) })).status, path).toBe(411);
  }
});

test('unusual headers do not change the cached page', async ({ request }) => {
  const path = '/kopa-silver/silvermynt';
  const odd: readonly Record<string, string>[] = [
    { rsc: '1' },
    { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/evil' },
    { rsc: '1', 'next-router-state-tree': 'evil' },
    { host: 'evil.example' },
    { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
    { 'x-middleware-subrequest': 'middleware:middleware', 'x-matched-path': '/evil', 'x-invoke-path': '/evil' },
    { 'content-security-policy': "script-src 'nonce-evil'" },
    { 'x-nextjs-data': '1', purpose: 'prefetch', accept: 'text/x-component' },
  ];
  for (const headers of odd) {
    await send(path, { headers });
    const response = await request.get(path);
    const output = `${JSON.stringify(await response.headersArray())} ${await response.text()}`;
    expect(response.headers()['content-type'], JSON.stringify(headers)).toContain('text/html');
    expect(response.status()).toBe(200);
    expect(output.toLowerCase(), JSON.stringify(headers)).not.toContain('evil');
  }
});

test('one visitor’s query string does not reach another visitor’s page', async ({ request }) => {
  const mark = 'somebodys-own-words';
  const paths = ['/kopa-silver', '/faq', '/kopa-guld?marke=valcambi', '/kopa-guld?marke=valcambi&sortera=vikt', '/sok'];
  // After a price change the first request for a page renders it again.
  await control('tick', { gold: 1.001, silver: 1 });
  await announcePrices(request);
  for (const path of paths)
    await request.get(`${path}${path.includes('?') ? '&' : '?'}utm_id=${mark}&searchTerm=${mark}`);
  const forms: readonly Record<string, string>[] = [
    {},
    { rsc: '1' },
    { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_full' },
  ];
  for (const path of paths)
    for (const headers of forms)
      expect(await (await request.get(path, { headers })).text(), `${path} ${JSON.stringify(headers)}`).not.toContain(
        mark,
      );
});

test('no URL causes a server error, and no path leaves its folder', async () => {
  const paths = [
    '%',
    '%ff',
    '%00',
    '__proto__',
    'constructor',
    '%2e%2e',
    '..;',
    '%5c',
    "'--",
    '%F0%9F%92%A9',
    'x'.repeat(3_000),
  ].flatMap((odd) => [
    `/${odd}`,
    `/${odd}/x`,
    `/kopa-guld/${odd}`,
    `/kopa-guld/guldtackor/${odd}`,
    `/kopa-guld?marke=${odd}&sida=${odd}`,
    `/sok?searchTerm=${odd}&sida=-1`,
    `/blogg/${odd}`,
    `/order/${odd}/toc`,
    `/api/${odd}`,
    `/api/product/${odd}`,
    `/api/catalogue/${odd}?sida=${odd}`,
    `/api/catalogue?codes=${odd}`,
    `/api/commerce/${odd}`,
    `/api/commerce/product-variants/${odd}`,
    `/api/commerce/get-delivery-time?items[0][id]=${odd}`,
    `/sylius/media/${odd}`,
    `/images/${odd}`,
    `/_next/${odd}`,
    `/_next/image?url=${odd}&w=64&q=75`,
    `/p/384/${odd}`,
    `/get-bank-id-session?grandidsession=${odd}`,
  ]);
  const failed: string[] = [];
  const isSent = (_: unknown, index: number) => process.env.E2E_ALL === '1' || index % 2 === 0;
  await forAll(paths.filter(isSent).entries(), async ([index, path]) => {
    const { status } = await send(path, { headers: { 'x-forwarded-for': `203.0.113.${index % 250}` } });
    if (status >= 500) failed.push(`${status} ${path.slice(0, 100)}`);
  });
  expect(failed).toEqual([]);
  for (const path of [
    '/sylius/media/../../etc/passwd',
    '/sylius/media/%2e%2e/%2e%2e/sylius/commerz/get-rates',
    '/images/..%2f..%2fpackage.json',
    '/_next/static/..%2f..%2fBUILD_ID',
    '/sylius/media/..%5c..%5cx',
  ])
    expect((await send(path, {})).status, path).toBeGreaterThanOrEqual(300);
});
