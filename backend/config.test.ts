import { describe, expect, it } from 'vitest';
import { readBackendConfig } from './config';

const read = (given: Readonly<Record<string, string>>) => readBackendConfig({ NODE_ENV: 'test', ...given });

describe('the embedded backend', () => {
  it('listens on the loopback address by default', () => {
    expect(read({ BACKEND_HOST: '' }).host).toBe('127.0.0.1');
    expect(read({ BACKEND_HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
  });

  it('has no control API by default', () => {
    expect(read({}).control).toBe(false);
    expect(read({ BACKEND_CONTROL: '1' }).control).toBe(true);
  });

  it('lets a Swish payer respond after three seconds by default', () => {
    expect(read({}).swishSeconds).toBe(3);
    expect(read({ BACKEND_SWISH_SECONDS: '30' }).swishSeconds).toBe(30);
    // A delay of three minutes or more would exceed the request's time-out.
    expect(() => read({ BACKEND_SWISH_SECONDS: '180' })).toThrow(/BACKEND_SWISH_SECONDS/);
  });

  it('names every invalid variable', () => {
    expect(() => read({ BACKEND_PORT: '70000', BACKEND_STOREFRONT: 'shop' })).toThrow(
      /BACKEND_PORT.*BACKEND_STOREFRONT/,
    );
  });
});
