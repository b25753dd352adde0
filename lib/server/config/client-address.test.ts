import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { clientAddress, clientName, isAddressRange, isFromProxy, trustOf } from './client-address';

it.each([
  ['192.0.2.7', '192.0.2.7'],
  [' 192.0.2.7:51000 ', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:c000:207', '192.0.2.7'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ...[
    '',
    'unknown',
    '999.1.1.1',
    'a:b',
    '<script>',
    '1.2.3',
    '0x7f.1',
    '1::2::3',
    'x[::1]',
    '[::1]x',
    'x1.2.3.4:5',
    '1.2.3.4:5x',
  ].map((odd) => [odd, 'unknown']),
])('the rate-limit key of %j is %s', (written, name) => expect(clientName(written)).toBe(name));

describe('a trusted address or range', () => {
  it.each(['10.0.0.1', '10.0.0.0/8', '::1', 'fd00::/8', '::ffff:10.0.0.2', '::ffff:10.0.0.0/104', 'fe80::1%eth0'])(
    'may be %s',
    (written) => expect(isAddressRange(written)).toBe(true),
  );
  const others = '10 10/8 127.1 0x7f.0.0.1 010.0.0.1 10.0.0.0/33 10.0.0.1:80 [::1] proxy';
  it.each([...others.split(' '), ''])('is not %j, which would match another address than meant, or none', (written) =>
    expect(isAddressRange(written)).toBe(false),
  );
});

describe('the client of a request', () => {
  const request = (peer: string, forwarded?: string) =>
    ({ socket: { remoteAddress: peer }, headers: { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage;

  it.each<[string, boolean | string[], string, string | undefined, string]>([
    ['without a proxy is the connected address', false, '203.0.113.5', '198.51.100.1', '203.0.113.5'],
    ['behind one proxy is what that wrote last', true, '10.0.0.2', '198.51.100.1, 203.0.113.9', '203.0.113.9'],
    ['is the proxy itself when it wrote nothing', true, '10.0.0.2', undefined, '10.0.0.2'],
    ['is the listed proxy when that wrote nothing', ['10.0.0.0/8'], '10.0.0.2', undefined, '10.0.0.2'],
    ['is the farthest of listed proxies only', ['10.0.0.0/8'], '10.0.0.2', '10.1.1.1, 10.2.2.2', '10.1.1.1'],
    ['is not among empty entries', true, '10.0.0.2', '203.0.113.9, ,', '203.0.113.9'],
    ['is the neighbour of a listed address', ['10.0.0.2'], '10.0.0.3', '203.0.113.9', '10.0.0.3'],
    ['is the neighbour of a listed IPv6 address', ['fd00::2'], 'fd00::3', '203.0.113.9', 'fd00::3'],
    ['is behind a listed IPv6 address', ['fd00::2'], 'fd00::2', '203.0.113.9', '203.0.113.9'],
    ['stands before all listed proxies', ['10.0.0.0/8'], '10.0.0.2', '6.6.6.6, 203.0.113.9,10.9.0.1', '203.0.113.9'],
    ['is the connection when that is no listed proxy', ['10.0.0.0/8'], '203.0.113.5', '6.6.6.6', '203.0.113.5'],
    [
      'is not what a spoofed chain begins with',
      ['10.0.0.0/8'],
      '10.0.0.2',
      '10.9.9.9, 6.6.6.6, 2001:db8::7',
      '2001:db8::7',
    ],
    ['has its port and brackets', ['fe80::/10'], 'fe80::1%eth0', 'junk, [2001:db8::7]:443', '[2001:db8::7]:443'],
    ['is the last word, however odd', ['10.0.0.0/8'], '10.0.0.2', '203.0.113.9, 1.1.1.1;drop', '1.1.1.1;drop'],
    ['may be named by IPv6 and IPv4 alike', ['10.0.0.2', 'fd00::/8'], '::ffff:10.0.0.2', '2001:db8::1', '2001:db8::1'],
  ])('%s', (_what, trusted, peer, forwarded, client) =>
    expect(clientAddress(request(peer, forwarded), trustOf(trusted))).toBe(client),
  );

  it('may set a request id only through our own proxy', () => {
    expect(isFromProxy(request('10.0.0.2'), trustOf(['10.0.0.0/8']))).toBe(true);
    expect(isFromProxy(request('203.0.113.5'), trustOf(['10.0.0.0/8']))).toBe(false);
    expect(isFromProxy(request('203.0.113.5'), trustOf(false))).toBe(false);
    expect(isFromProxy(request('203.0.113.5'), trustOf(true))).toBe(true);
  });
});
