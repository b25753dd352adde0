import { describe, expect, it } from 'vitest';
import { clientName } from './client-address';
import { clientOf } from './rate-limit';

describe('the name under which a client is counted', () => {
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
  ])('of %s is %s', (written, name) => expect(clientName(written)).toBe(name));

  it.each(['', 'unknown', '999.1.1.1', 'a:b', '<script>', '1.2.3', '1::2::3'])('of %j is unknown', (written) =>
    expect(clientName(written)).toBe('unknown'),
  );
});

describe('of several addresses', () => {
  const client = (forwarded: string) => clientOf(new Headers({ 'x-forwarded-for': forwarded }));
  it('the last one counts: our proxy wrote it, whoever calls wrote the others', () => {
    expect(client('198.51.100.1, 203.0.113.9')).toBe('203.0.113.9');
    expect(client('198.51.100.2,198.51.100.3 ,  203.0.113.9')).toBe('203.0.113.9');
    expect(client('2001:db8:9:9::1, 2001:db8:1:2::3')).toBe('2001:db8:1:2::/64');
  });
  it('none at all is a client too', () => expect(clientOf(new Headers())).toBe('unknown'));
});
