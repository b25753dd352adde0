import { isIPv4 } from 'node:net';
import { Refusal } from './say.mjs';

/**
 * What Node and `next start` are given to listen on one address, and where the storefront is then asked.
 * Loopback is called "localhost": Next 16.4 turns 127.0.0.1 into localhost in its middleware only, takes its own rewrites for another
 * server's, and answers unknown addresses with 500. A localhost that also has an IPv6 address is bound to its IPv4 one.
 * @param address BIND_ADDRESS: an IPv4 address (of loopback only 127.0.0.1) or "localhost"; not set: every address of the machine
 * @returns {{ node: string[], next: string[], askedAt: string }}
 * Throws a Refusal for anything else.
 */
export function listenOptions(address) {
  if (!address) return { node: [], next: [], askedAt: '127.0.0.1' };
  if (address !== 'localhost' && !isIPv4(address)) {
    throw new Refusal(`BIND_ADDRESS: "${address}" is neither an IPv4 address nor "localhost".`);
  }
  if (address.startsWith('127.') && address !== '127.0.0.1') {
    throw new Refusal(`BIND_ADDRESS: of the loopback addresses only 127.0.0.1 can be chosen, not ${address}.`);
  }
  if (address === '0.0.0.0') return listenOptions('');
  const isLoopback = address === 'localhost' || address === '127.0.0.1';
  const host = isLoopback ? 'localhost' : address;
  return { node: ['--dns-result-order=ipv4first'], next: ['-H', host], askedAt: isLoopback ? '127.0.0.1' : address };
}
