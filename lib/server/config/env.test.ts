import { describe, expect, it } from 'vitest';
import { parseEnv } from './env';

const secret = 'x'.repeat(32);
const complete = { COMMERCE_URL: 'https://shop.example/', SESSION_SECRET: secret, REVALIDATE_SECRET: secret };
const DEFAULTS = {
  COMMERCE_URL: 'https://shop.example',
  SITE_URL: 'http://localhost:3000',
  COMMERCE_TIMEOUT_MS: 10_000,
  MEDIA_HOSTS: [],
  UCP_PLATFORMS: [],
  PORT: 3000,
  TRUST_PROXY: false,
};

describe('the environment', () => {
  it.each([
    ['fills in defaults and drops trailing slashes', {}, DEFAULTS],
    ['reads an empty value as not set', { COMMERCE_TIMEOUT_MS: '', SENTRY_DSN: '' }, DEFAULTS],
    ['reads one trusted proxy', { TRUST_PROXY: '1' }, { TRUST_PROXY: true }],
    ['reads trusted ranges', { TRUST_PROXY: '10.0.0.0/8, ::1' }, { TRUST_PROXY: ['10.0.0.0/8', '::1'] }],
    ['reads a list', { MEDIA_HOSTS: 'a.example, b.example,' }, { MEDIA_HOSTS: ['a.example', 'b.example'] }],
    ['reads a bind address', { BIND_ADDRESS: '127.0.0.5' }, { BIND_ADDRESS: '127.0.0.5' }],
    ['reads a container id', { GTM_ID: 'GTM-ABC1234' }, { GTM_ID: 'GTM-ABC1234' }],
    ['reads the maximum of a timer', { COMMERCE_TIMEOUT_MS: '2147483647' }, { COMMERCE_TIMEOUT_MS: 2_147_483_647 }],
  ])('%s', (_, given, expected) => expect(parseEnv({ ...complete, ...given })).toMatchObject(expected));

  it.each([
    ['COMMERCE_TIMEOUT_MS', '2147483648'],
    ['COMMERCE_LIST_TIMEOUT_MS', '2147483648'],
    ['GTM_ID', 'UA-12345-1'],
    ['TRUST_PROXY', 'yes'],
    ['BIND_ADDRESS', 'everywhere'],
    ['PORT', '0'],
  ])('rejects %s=%s', (name, value) => expect(() => parseEnv({ ...complete, [name]: value })).toThrow(name));

  it('reports every problem on one line', () => {
    expect(() => parseEnv({ COMMERCE_URL: 'ftp://x', SESSION_SECRET: 'short' })).toThrow(
      /^Environment: COMMERCE_URL: [^\n]+; SESSION_SECRET: [^\n]+; REVALIDATE_SECRET: is not set$/,
    );
  });
});
