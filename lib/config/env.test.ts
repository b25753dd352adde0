import { describe, expect, it } from 'vitest';
import { parseEnv } from './env';

const secret = 'x'.repeat(32);
const complete = { COMMERCE_URL: 'https://shop.example/', SESSION_SECRET: secret, REVALIDATE_SECRET: secret };

describe('the environment', () => {
  it('fills in defaults and drops trailing slashes', () => {
    expect(parseEnv(complete)).toMatchObject({
      COMMERCE_URL: 'https://shop.example',
      SITE_URL: 'http://localhost:3000',
      COMMERCE_TIMEOUT_MS: 10_000,
      MEDIA_HOSTS: [],
      UCP_PLATFORMS: [],
    });
  });

  it('reads an empty value as not set', () => {
    expect(parseEnv({ ...complete, COMMERCE_TIMEOUT_MS: '', SENTRY_DSN: '' })).toMatchObject({
      COMMERCE_TIMEOUT_MS: 10_000,
    });
  });

  it.each(['COMMERCE_TIMEOUT_MS', 'COMMERCE_LIST_TIMEOUT_MS'])('rejects a %s above the maximum of a timer', (name) => {
    expect(() => parseEnv({ ...complete, [name]: '2147483648' })).toThrow(name);
    expect(parseEnv({ ...complete, [name]: '2147483647' })).toMatchObject({ [name]: 2_147_483_647 });
  });

  it('accepts only a container id as GTM_ID', () => {
    expect(parseEnv({ ...complete, GTM_ID: 'GTM-ABC1234' }).GTM_ID).toBe('GTM-ABC1234');
    expect(parseEnv(complete).GTM_ID).toBeUndefined();
    expect(() => parseEnv({ ...complete, GTM_ID: 'UA-12345-1' })).toThrow(/GTM_ID/);
  });

  it('reads the bind address, the port and the trusted proxies', () => {
    expect(parseEnv(complete)).toMatchObject({ PORT: 3000, TRUST_PROXY: false });
    expect(parseEnv({ ...complete, TRUST_PROXY: '1' }).TRUST_PROXY).toBe(true);
    expect(parseEnv({ ...complete, TRUST_PROXY: '10.0.0.0/8, ::1' }).TRUST_PROXY).toEqual(['10.0.0.0/8', '::1']);
    expect(parseEnv({ ...complete, BIND_ADDRESS: '127.0.0.5' }).BIND_ADDRESS).toBe('127.0.0.5');
    for (const wrong of [{ TRUST_PROXY: 'yes' }, { BIND_ADDRESS: 'everywhere' }, { PORT: '0' }])
      expect(() => parseEnv({ ...complete, ...wrong })).toThrow(Object.keys(wrong)[0]);
  });

  it('reads a list of picture hosts', () => {
    expect(parseEnv({ ...complete, MEDIA_HOSTS: 'a.example, b.example,' }).MEDIA_HOSTS).toEqual([
      'a.example',
      'b.example',
    ]);
  });

  it('reports every problem on one line', () => {
    expect(() => parseEnv({ COMMERCE_URL: 'ftp://x', SESSION_SECRET: 'short' })).toThrow(
      /^Environment: COMMERCE_URL: [^\n]+; SESSION_SECRET: [^\n]+; REVALIDATE_SECRET: is not set$/,
    );
  });
});
