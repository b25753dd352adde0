import { expect, it } from 'vitest';
import { reportingOptions } from './options';

it('reports contain every trace, nothing about the visitor by default, and no secret in any of their parts', () => {
  const options = reportingOptions('https://key@reports.example/1');
  expect(options).toMatchObject({
    dsn: 'https://key@reports.example/1',
    tracesSampleRate: 1,
    traceLifecycle: 'static',
    sendDefaultPii: false,
  });
  const event = { message: 'nothing for kund@example.com', extra: { path: '/faq' } };
  for (const pass of [options.beforeSend, options.beforeSendTransaction, options.beforeBreadcrumb])
    expect(pass(event)).toEqual({ message: 'nothing for [borttaget]', extra: { path: '/faq' } });
});
