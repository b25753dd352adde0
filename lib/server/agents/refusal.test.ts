import { expect, it } from 'vitest';
import { Refusal } from '@/lib/server/api/refusal';
import { refusalError } from './refusal';

it.each([
  [new Refusal('TOO_LARGE'), 400, 'request_too_large'],
  [new Refusal('TOO_MANY', { 'Retry-After': '7' }), 429, 'rate_limited'],
  [new Refusal('LENGTH'), 400, 'invalid_request'],
  [new Refusal('METHOD', { Allow: 'POST' }), 405, 'invalid_request'],
  [new Refusal('BAD_REQUEST'), 400, 'invalid_request'],
])('%s is an error of the protocol, with its headers', (refusal, status, code) =>
  expect(refusalError(refusal)).toMatchObject({ status, code, headers: refusal.headers }),
);
