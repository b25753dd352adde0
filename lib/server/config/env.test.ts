import { describe, expect, it } from 'vitest';
import { env, parseEnv } from './env';
import { setTestEnvironment } from './env.fixture';

const secret = 'x'.repeat(32);
const other = 'y'.repeat(32);
const complete = { COMMERCE_URL: 'https://shop.example/', SESSION_SECRET: secret, REVALIDATE_SECRET: secret };
const DEFAULTS = {
  COMMERCE_URL: 'https://shop.example',
  SITE_URL: 'http://localhost:3000',
  COMMERCE_TIMEOUT_MS: 10_000,
  MEDIA_HOSTS: [],
  PORT: 3000,
  TRUST_PROXY: false,
  COMMERCE_LIST_TIMEOUT_MS: 30_000,
  COMMERCE_TIME_ZONE: 'Europe/Stockholm',
  PRICES_STALE_AFTER: 900,
  PRICE_HOURS: [],
  PRICES_STILL_AFTER: 7200,
  STOP_FILE: '.data/stop',
  PRICE_BAND: { lowest: 0.97, highest: 8 },
  BUY_BACK_BAND: { lowest: 0.6, highest: 8 },
  PRICE_HISTORY_FILE: '.data/prices.sqlite',
  DRAIN_SECONDS: 0,
  LOG_REQUESTS: false,
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
    ['reads several secrets', { SESSION_SECRET: `${secret}, ${other}` }, { SESSION_SECRET: [secret, other] }],
    ['drops every trailing slash', { SITE_URL: 'https://shop.example//' }, { SITE_URL: 'https://shop.example' }],
    ['reads hours', { PRICE_HOURS: 'mon 08:00-22:00' }, { PRICE_HOURS: [{ days: new Set([1]), from: 480, to: 1320 }] }],
    ['reads a band of prices', { PRICE_BAND: '0.5-50' }, { PRICE_BAND: { lowest: 0.5, highest: 50 } }],
    ['reads no trusted proxy', { TRUST_PROXY: '0', LOG_REQUESTS: '0' }, { TRUST_PROXY: false, LOG_REQUESTS: false }],
    ['reads a switch', { LOG_REQUESTS: '1' }, { LOG_REQUESTS: true }],
    ['reads a name', { BIND_ADDRESS: 'localhost' }, { BIND_ADDRESS: 'localhost' }],
    ['reads a store', { VALKEY_URL: 'rediss://a' }, { VALKEY_URL: 'rediss://a' }],
    ['reads the maximum of a timer', { COMMERCE_TIMEOUT_MS: '2147483647' }, { COMMERCE_TIMEOUT_MS: 2_147_483_647 }],
  ])('%s', (_, given, expected) => expect(parseEnv({ ...complete, ...given })).toMatchObject(expected));

  it.each([
    ['COMMERCE_TIMEOUT_MS', '2147483648'],
    ['COMMERCE_LIST_TIMEOUT_MS', '2147483648'],
    ['GTM_ID', 'UA-12345-1'],
    ['TRUST_PROXY', 'yes'],
    ['BIND_ADDRESS', 'everywhere'],
    ['PORT', '0'],
    ['PRICE_HOURS', 'vardagar 8-22'],
    ['PRICES_STILL_AFTER', '-1'],
    ['PRICE_BAND', '50-0.5'],
    ['PRICE_BAND', '1-1'],
    ['PRICE_BAND', 'x1-2'],
    ['PRICE_BAND', '1-2x'],
    ['BUY_BACK_BAND', '0.5'],
    ['COMMERCE_URL', 'file:///etc'],
    ['COMMERCE_TIMEOUT_MS', '99'],
    ['COMMERCE_TIME_ZONE', 'Europe/Atlantis'],
    ['VALKEY_URL', 'http://a'],
    ['GTM_ID', 'xGTM-ABC1234'],
    ['GTM_ID', 'GTM-ABC1234x'],
    ['TRUST_PROXY', '10.0.0.0/8, yes'],
    ['SESSION_SECRET', `${secret},short`],
  ])('rejects %s=%s', (name, value) => expect(() => parseEnv({ ...complete, [name]: value })).toThrow(name));

  it('of the process is read once', () => {
    setTestEnvironment();
    const first = env();
    expect(first).toMatchObject({ COMMERCE_URL: 'http://127.0.0.1:1', SESSION_SECRET: [secret] });
    setTestEnvironment('http://127.0.0.1:2');
    expect(env()).toBe(first);
  });

  it('reports every problem on one line', () => {
    expect(() => parseEnv({ COMMERCE_URL: 'ftp://x', SESSION_SECRET: 'short' })).toThrow(
      /^Environment: COMMERCE_URL: [^\n]+; SESSION_SECRET: [^\n]+; REVALIDATE_SECRET: is not set$/,
    );
  });
});
