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

  it('names every invalid variable', () => {
    expect(() => read({ BACKEND_PORT: '70000', BACKEND_STOREFRONT: 'shop' })).toThrow(
      /BACKEND_PORT.*BACKEND_STOREFRONT/,
    );
  });
});
