import { expect, it } from 'vitest';
import { setTestEnvironment } from '@/lib/config/env.fixture';
import { setReporter } from '@/lib/reporting/report';
import { handleCatalog } from './handle';
import { createProfiles, type Fetched } from './platform-profile';
import { UCP_VERSION } from './protocol';
import { violations } from './schemas/validator.fixture';

setTestEnvironment();
setReporter(() => undefined);

const PROFILE = 'https://agent.example/profile';
const JSON_TYPE = { 'content-type': 'application/json' };

const profiles = (fetched: () => Fetched) => createProfiles({ fetch: async () => fetched() });
const profileOf = (version: string, capabilities: object): Fetched => ({
  status: 200,
  body: JSON.stringify({ ucp: { version, services: {}, payment_handlers: {}, capabilities } }),
  cacheControl: '',
});
const none = profiles(() => ({ status: 404, body: '', cacheControl: '' }));

async function post(
  operation: Parameters<typeof handleCatalog>[0],
  body: string,
  headers: Record<string, string> = JSON_TYPE,
  known = none,
) {
  const request = new Request('https://shop.example/api/ucp', { method: 'POST', body, headers });
  const response = await handleCatalog(operation, request, known);
  expect(response.headers.get('cache-control')).toBe('no-store');
  return { status: response.status, headers: response.headers, body: await response.json() };
}

const ids = (count: number) => JSON.stringify({ ids: Array.from({ length: count }, (_, index) => `${index}`) });
const cursor = (value: string) => JSON.stringify({ query: 'guld', pagination: { cursor: value } });

it.each<[string, Parameters<typeof handleCatalog>[0], string, Record<string, string>, string]>([
  [
    'a body of more than 32 KiB',
    'search',
    JSON.stringify({ query: 'x'.repeat(33_000) }),
    JSON_TYPE,
    'request_too_large',
  ],
  ['51 identifiers', 'lookup', ids(51), JSON_TYPE, 'request_too_large'],
  ['no identifier', 'lookup', ids(0), JSON_TYPE, 'invalid_request'],
  ['a form', 'search', 'query=guld', { 'content-type': 'application/x-www-form-urlencoded' }, 'invalid_request'],
  ['text', 'search', '{"query":"guld"}', { 'content-type': 'text/plain' }, 'invalid_request'],
  ['a JSON patch', 'search', '{"query":"guld"}', { 'content-type': 'application/json-patch+json' }, 'invalid_request'],
  ['half of a JSON', 'search', '{"query":', JSON_TYPE, 'invalid_request'],
  ['a list', 'product', '[]', JSON_TYPE, 'invalid_request'],
  ['nothing', 'product', '', JSON_TYPE, 'invalid_request'],
  ['a cursor that is far too long', 'search', cursor('x'.repeat(501)), JSON_TYPE, 'invalid_request'],
  [
    'a profile over http',
    'search',
    '{"query":"guld"}',
    { ...JSON_TYPE, 'ucp-agent': 'profile="http://agent.example/p"' },
    'invalid_profile_url',
  ],
])('%s is refused with 400', async (_what, operation, body, headers, code) => {
  const refused = await post(operation, body, headers);
  expect({ status: refused.status, code: refused.body.code }).toEqual({ status: 400, code });
  expect(refused.body).toMatchObject({ content: expect.any(String), continue_url: 'http://localhost:3000' });
});

it('a platform without the capability gets the protocol’s error response', async () => {
  const headers = { ...JSON_TYPE, 'ucp-agent': `profile="${PROFILE}"` };
  const { status, body } = await post(
    'search',
    '{"query":"guld"}',
    headers,
    profiles(() => profileOf(UCP_VERSION, {})),
  );
  expect(status).toBe(200);
  expect(body).toMatchObject({ ucp: { status: 'error' }, messages: [{ code: 'capabilities_incompatible' }] });
  expect(body.ucp.capabilities).toEqual({});
  expect(violations('shopping/types/error_response.json', body)).toEqual([]);
});

it('while the backend is down, valid requests get Retry-After and invalid ones are still rejected', async () => {
  const away = await post('search', '{"query":"guld"}');
  expect(away).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  expect(away.headers.get('retry-after')).toBe('60');
  expect((await post('lookup', ids(51))).status).toBe(400);
});
