import { afterEach, expect, it } from 'vitest';
import { aCategory } from '@/lib/domain/listing/category.fixture';
import { aProduct } from '@/lib/domain/product/product.fixture';
import { buildCatalogue } from '@/lib/server/catalogue/catalogue';
import { aSnapshot, forgetSnapshots } from '@/lib/server/catalogue/snapshot.fixture';
import { setTestEnvironment } from '@/lib/server/config/env.fixture';
import { singleton } from '@/lib/server/config/singleton';
import { setReporter } from '@/lib/server/reporting/report';
import { handleCatalog } from './handle';
import { UCP_VERSION } from './protocol';

setTestEnvironment();
setReporter(() => undefined);

type Operation = Parameters<typeof handleCatalog>[0];
afterEach(forgetSnapshots);

const GULD = '{"query":"guld"}';

async function post(operation: Operation, body: string, headers: Record<string, string> = {}) {
  const request = new Request('https://shop.example/api/ucp', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  });
  const response = await handleCatalog(operation, request);
  expect(response.headers.get('cache-control')).toBe('no-store');
  return { status: response.status, headers: response.headers, body: await response.json() };
}

const ids = (count: number) => JSON.stringify({ ids: Array.from({ length: count }, (_, index) => `${index}`) });
const cursor = (value: string) => JSON.stringify({ query: 'guld', pagination: { cursor: value } });
const typed = (type: string) => ({ 'content-type': type });

it.each<[string, Operation, string, string, Record<string, string>?]>([
  ['a body of more than 32 KiB', 'search', 'request_too_large', `{"query":"${'x'.repeat(33_000)}"}`],
  ['51 identifiers', 'lookup', 'request_too_large', ids(51)],
  ['no identifier', 'lookup', 'invalid_request', ids(0)],
  ['a form', 'search', 'invalid_request', 'query=guld', typed('application/x-www-form-urlencoded')],
  ['a JSON patch', 'search', 'invalid_request', GULD, typed('application/json-patch+json')],
  ['a text that names JSON', 'search', 'invalid_request', GULD, typed('text/plain;application/json')],
  ['half of a JSON', 'search', 'invalid_request', '{"query":'],
  ['a list', 'product', 'invalid_request', '[]'],
  ['no object', 'lookup', 'invalid_request', 'null'],
  ['a text', 'lookup', 'invalid_request', '"ids"'],
  ['a cursor that is far too long', 'search', 'invalid_request', cursor('x'.repeat(501))],
  ['no content type', 'search', 'invalid_request', GULD, typed('')],
])('%s is refused with 400', async (_what, operation, code, body, headers) =>
  expect(await post(operation, body, headers)).toMatchObject({
    status: 400,
    body: { code, content: expect.any(String), continue_url: 'http://localhost:3000' },
  }),
);

it('an operation responds with the catalogue of the pages', async () => {
  const epoch = { changed: new Date().toISOString(), nextChange: new Date(Date.now() + 600_000).toISOString() };
  const product = aProduct({ code: 'tacka', categoryCode: 'kopa-guld' });
  const snapshot = aSnapshot(buildCatalogue([product], [aCategory('kopa-guld')], true), 'a', epoch);
  Object.assign(singleton('catalogue', Object), { holding: { snapshot, begun: 0, past: [] }, checkedAt: Date.now() });
  const found = [{ id: 'tacka', url: 'http://localhost:3000/kopa-guld/tacka' }];
  const json = typed('Application/JSON ; charset=utf-8');
  expect(await post('search', '{"query":"tacka"}', json)).toMatchObject({ status: 200, body: { products: found } });
  for (const agent of ['profile="https://agent.example/p"', `profile="p"; version="${UCP_VERSION}"`, '', 'x'])
    expect(await post('lookup', '{"ids":["tacka"]}', { 'ucp-agent': agent })).toMatchObject({ status: 200 });
  expect(await post('lookup', '{"ids":["tacka"]}')).toMatchObject({ status: 200, body: { products: found } });
  expect(await post('product', '{"id":"tacka"}')).toMatchObject({ status: 200, body: { product: found[0] } });
});

it('while the backend is down, valid requests get Retry-After', async () => {
  const away = await post('search', GULD);
  expect(away).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  expect(away.headers.get('retry-after')).toBe('60');
});

it.each(['2026-01-11', '2027-01-01', 'draft'])(
  'a platform of version %s is told which one the shop has',
  async (version) => {
    for (const agent of [
      `profile="https://agent.example/p"; version="${version}"`,
      `version="${version}", profile="p"`,
    ]) {
      const { status, body } = await post('search', GULD, { 'ucp-agent': agent });
      expect([status, body.code]).toEqual([422, 'version_unsupported']);
      expect(body.content).toContain(UCP_VERSION);
    }
  },
);
