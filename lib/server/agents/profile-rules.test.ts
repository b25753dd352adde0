import { describe, expect, it } from 'vitest';
import { cacheTime, parseProfile, profileError, profileUrl } from './profile-rules';
import { TransportError } from './protocol';

const BODY = JSON.stringify({ ucp: { version: '2026-04-01', services: {}, payment_handlers: {}, other: [] }, x: 1 });

/** The status and code that a rule rejects with. */
function rejection(rule: () => unknown): unknown {
  try {
    return rule();
  } catch (error) {
    return error instanceof TransportError ? [error.status, error.code] : error;
  }
}

describe('the URL of a profile', () => {
  it('is https on the default port, and is cached without its fragment', () => {
    expect(profileUrl('https://agent.example/p?x=1#here').href).toBe('https://agent.example/p?x=1');
    const longest = `https://agent.example/${'x'.repeat(2_048 - 'https://agent.example/'.length)}`;
    expect(profileUrl(longest).href).toBe(longest);
  });

  it.each([
    'http://agent.example/',
    'https://agent.example:8443/',
    'https://me@agent.example/',
    'https://:secret@agent.example/',
    'agent.example',
    '',
    `https://agent.example/${'x'.repeat(2_049 - 'https://agent.example/'.length)}`,
  ])('is not %s', (address) => expect(rejection(() => profileUrl(address))).toEqual([400, 'invalid_profile_url']));
});

describe('the response of a platform', () => {
  it('is a profile whatever else it has', () => {
    for (const status of [200, 299])
      expect(parseProfile({ status, body: BODY, cacheControl: '' })).toMatchObject({ capabilities: {} });
  });

  it.each([
    ['is no success yet', 199, BODY, [424, 'profile_unreachable']],
    ['redirects', 300, BODY, [424, 'profile_unreachable']],
    ['fails', 500, BODY, [424, 'profile_unreachable']],
    ['is too long', 200, undefined, [422, 'profile_malformed']],
    ['is no JSON', 200, '{', [422, 'profile_malformed']],
    ['is no profile', 200, '{"ucp":{}}', [422, 'profile_malformed']],
    ['has another version than a date', 200, BODY.replace('2026-04-01', 'v1'), [422, 'profile_malformed']],
  ] as const)('is rejected when it %s', (_, status, body, expected) => {
    expect(rejection(() => parseProfile({ status, body, cacheControl: '' }))).toEqual(expected);
  });
});

it.each([
  ['', 60],
  ['max-age=5', 60],
  ['public, Max-Age=600', 600],
  ['max-age=86400', 3_600],
  ['no-store', 60],
])('a profile with Cache-Control "%s" is cached for %i seconds', (cacheControl, seconds) =>
  expect(cacheTime({ cacheControl })).toBe(seconds * 1000),
);

it('a host that does not exist is an invalid URL, and one that does not respond is unreachable', () => {
  const own = new TransportError(422, 'profile_malformed', 'x');
  const failed = (code: string) => Object.assign(new Error('x'), { code });
  const errors = [failed('ENOTFOUND'), failed('ECONNREFUSED'), new Error('x'), own].map(profileError);
  expect(errors.map(({ status, code }) => [status, code])).toEqual([
    [400, 'invalid_profile_url'],
    [424, 'profile_unreachable'],
    [424, 'profile_unreachable'],
    [422, 'profile_malformed'],
  ]);
});
