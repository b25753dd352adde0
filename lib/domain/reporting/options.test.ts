import { expect, it } from 'vitest';
import { reportingOptions } from './options';

it.each([
  ['GET /sylius/media/[...path]', false],
  ['/_next/static/chunks/a.js', false],
  ['GET /_next/image', false],
  ['GET /images/hero.webp', false],
  ['GET /guldpris/dygn.svg', false],
  ['GET /[category]/[slug]', true],
  ['POST /api/commerce/create-order', true],
  ['middleware GET', true],
  [undefined, true],
])('a transaction of %s is sent: %s', (transaction, isSent) => {
  const { beforeSendTransaction } = reportingOptions('https://key@reports.example/1');
  expect(beforeSendTransaction({ transaction }) !== null).toBe(isSent);
});

it('reports contain every trace, nothing about the visitor by default, and no secret in any of their parts', () => {
  const options = reportingOptions('https://key@reports.example/1');
  expect(options).toMatchObject({
    dsn: 'https://key@reports.example/1',
    tracesSampleRate: 1,
    traceLifecycle: 'static',
    sendDefaultPii: false,
  });
  const event: { transaction?: string; message: string; extra: object } = {
    message: 'nothing for kund@example.com',
    extra: { path: '/faq' },
  };
  for (const pass of [options.beforeSend, options.beforeSendTransaction, options.beforeBreadcrumb])
    expect(pass(event)).toEqual({ message: 'nothing for [borttaget]', extra: { path: '/faq' } });
});
