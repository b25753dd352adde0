import { expect, it } from 'vitest';
import { isOurFault, nameOf, redisAddress, wholeMs, withoutPrefix } from './commands';

it.each([
  ['ReplyError', 'ERR value is not an integer', true],
  ['ReplyError', 'WRONGTYPE Operation against a key', true],
  ['ReplyError', 'LOADING Redis is loading', false],
  ['ReplyError', 'OOM command not allowed, ERR', false],
  ['ReplyError', 'ERRNO', false],
  ['Error', 'ERR of the connection', false],
])('a %s "%s" is our mistake: %s', (name, message, expected) => {
  expect(isOurFault(Object.assign(new Error(message), { name }))).toBe(expected);
  expect(isOurFault({ name, message })).toBe(false);
});

it.each([
  ['valkey://store:6379', 'redis://store:6379'],
  ['valkeys://store:6379', 'rediss://store:6379'],
  ['redis://valkey:6379', 'redis://valkey:6379'],
])('the client connects to %s as %s', (url, expected) => expect(redisAddress(url)).toBe(expected));

it('names have a prefix, and times are whole milliseconds', () => {
  expect([nameOf('intent:1'), withoutPrefix('shop:intent:1')]).toEqual(['shop:intent:1', 'intent:1']);
  expect([0, 0.2, 1.5, 7].map(wholeMs)).toEqual([1, 1, 2, 7]);
});
