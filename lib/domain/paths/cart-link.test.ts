import { describe, expect, it } from 'vitest';
import { buyPath, linkDestination, linkItems, MOST_LINES, ownPage, parseLinkItems, toToken } from './cart-link';

const SITE = 'https://shop.example';
const line = (code: string, quantity: number) => ({ code, quantity });
const many = (count: number) => Array.from({ length: count }, (_, index) => `c${index}:1`).join(',');

describe('a cart link', () => {
  it('contains codes and quantities; unusual codes survive a round trip', () => {
    expect(parseLinkItems('sku_123:2,Sku.4-5:1')).toEqual([line('sku_123', 2), line('Sku.4-5', 1)]);
    expect(parseLinkItems('~Z2lkOi8vc2hvcGlmeS9Qcm9kdWN0VmFyaWFudC83MDg4MTQxMg:2')).toEqual([
      line('gid://shopify/ProductVariant/70881412', 2),
    ]);
    expect(parseLinkItems('~c2t1:1')).toEqual([line('sku', 1)]);
    const lines = [line('A/B 1', 3), line('mynt:å,~%', 10_000), line('~c2t1', 1)];
    expect(parseLinkItems(linkItems(lines))).toEqual(lines);
    expect(linkItems(lines)).toMatch(/^[\w~:,-]+$/);
    expect(parseLinkItems(many(MOST_LINES))).toHaveLength(MOST_LINES);
  });

  it.each([
    ['no line', '', 'a', 'a:', ':1', 'a:1,', ',a:1', 'a:1,,b:1', 'a:1:1'],
    ['another quantity than 1 to 10,000', 'a:0', 'a:-1', 'a:01', 'a:1.5', 'a:1e3', 'a:10001', 'a:99999999999999999999'],
    ['a repeated code', 'a:1,a:2', 'a:1,A:1', 'a:1,~YQ:1'],
    ['another character', 'a%3A1', 'a%2Fb:1', 'a%00:1', 'a b:1', 'å:1', 'a/b:1', '../a:1'],
    ['an encoding that is empty or padded', '~:1', '~Z:1', '~YQ==:1'],
    ['a second encoding of a byte, a control character, invalid UTF-8', '~YR:1', '~YQo:1', '~_w:1'],
    ['too long a code, or too many', `${'a'.repeat(121)}:1`, many(MOST_LINES + 1)],
  ])('is invalid with %s', (_, ...links) => expect(links.map(parseLinkItems)).toEqual(links.map(() => null)));

  it('leads to the page that shows its products, and drops all other parameters', () => {
    const query = new URLSearchParams(
      'continue_to=/kopa-guld&buyer/email=alice%40example.com&attribution/utm_source=email&utm_medium=sms&access_token=x',
    );
    expect(linkDestination('', query, SITE)).toBe('/kopa-guld?utm_source=email&utm_medium=sms');
    const to = new URL(linkDestination('a:2,b:1', query, SITE), SITE);
    expect(to.pathname).toBe('/lagg-i-varukorg');
    expect([...to.searchParams]).toEqual([
      ['varor', 'a:2,b:1'],
      ['vidare', '/kopa-guld'],
      ['utm_source', 'email'],
      ['utm_medium', 'sms'],
    ]);
    expect(linkDestination('', new URLSearchParams(), SITE)).toBe('/');
  });

  it('drops parameters that occur twice, in any spelling', () => {
    const query = new URLSearchParams(
      'continue_to=/faq&continue_to=/om-oss&attribution/utm_source=a&/attribution/utm_source=b&utm_medium=x',
    );
    expect(linkDestination('', query, SITE)).toBe('/?utm_medium=x');
  });

  it('keeps only what may name a campaign', () => {
    const [longest, tooLong] = ['x'.repeat(100), 'x'.repeat(101)];
    const dropped = `attribution/ref=a&x/utm_source=a&utm_Source=a&utm_=a&utm_${'a'.repeat(21)}=a&utm_term=${tooLong}`;
    const query = new URLSearchParams(`/utm_source=${longest}&attribution/utm_a=b&${dropped}`);
    expect(linkDestination('', query, SITE)).toBe(`/?utm_source=${longest}&utm_a=b`);
  });

  it('leads to its products only when it has no next page', () => {
    expect(linkDestination('a:2', new URLSearchParams('continue_to=//evil.example'), SITE)).toBe(
      '/lagg-i-varukorg?varor=a%3A2',
    );
  });

  it.each([
    ['/kopa-guld?marke=pamp#x', '/kopa-guld?marke=pamp'],
    ['/a/../faq', '/faq'],
    ['/å', '/%C3%A5'],
    ['//evil.example', null],
    ['/\\evil.example', null],
    ['/x/..//evil.example', null],
    ['https://evil.example/', null],
    ['javascript:alert(1)', null],
    ['faq', null],
    ['/fa q', null],
    ['/faq\r\nSet-Cookie: a=b', null],
    ['', null],
    [`/${'x'.repeat(499)}`, `/${'x'.repeat(499)}`],
    [`/${'x'.repeat(500)}`, null],
  ])('validates the next page %j as %j', (wanted, expected) => {
    expect(ownPage(wanted, SITE)).toBe(expected);
  });
});

it('a link has each code once, and there is none for no goods or without a code', () => {
  const lines = [
    { code: 'GT-10G', quantity: 1 },
    { code: 'M 1', quantity: 2 },
    { code: 'GT-10G', quantity: 3 },
  ];
  expect(buyPath(lines)).toBe(`/buy/GT-10G:4,${toToken('M 1')}:2`);
  expect([buyPath([]), buyPath([{ code: '', quantity: 1 }])]).toEqual([null, null]);
  const tooMany = Array.from({ length: MOST_LINES + 1 }, (_, index) => ({ code: `c${index}`, quantity: 1 }));
  expect([buyPath(tooMany.slice(1))?.split(',').length, buyPath(tooMany)]).toEqual([MOST_LINES, null]);
});
