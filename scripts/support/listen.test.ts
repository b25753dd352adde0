import { describe, expect, it } from 'vitest';
import { listenOptions } from './listen.mjs';

describe('the address that the storefront listens on', () => {
  it.each(['', undefined, '0.0.0.0'])('is every address when BIND_ADDRESS is %j', (address) => {
    expect(listenOptions(address)).toEqual({ node: [], next: [], askedAt: '127.0.0.1' });
  });

  it.each(['localhost', '127.0.0.1'])('is loopback for %s, by the one name that Next understands', (address) => {
    const { node, next, askedAt } = listenOptions(address);
    expect([node, next, askedAt]).toEqual([['--dns-result-order=ipv4first'], ['-H', 'localhost'], '127.0.0.1']);
  });

  it('is the one that is named', () => {
    expect(listenOptions('10.0.0.5')).toMatchObject({ next: ['-H', '10.0.0.5'], askedAt: '10.0.0.5' });
  });

  it.each(['shop.example', '10.0.0', '::1', '10.0.0.5:3000', '127.0.0.5'])('is refused when it is %s', (address) => {
    expect(() => listenOptions(address)).toThrow('BIND_ADDRESS');
  });
});
