import { describe, expect, it, vi } from 'vitest';
import { isNegotiated, profileAddress } from './negotiate';
import { createProfiles, fetchProfile, processProfiles } from './platform-profile';
import type { ProfileResponse } from './profile-rules';
import { LOOKUP, SEARCH, UCP_VERSION } from './protocol';

const offer = (version: string, capabilities: object = { [SEARCH]: [{ version: UCP_VERSION }] }) => ({
  ucp: { version, services: {}, payment_handlers: {}, capabilities },
});
const respondWith = (value: unknown, status = 200) => ({ status, body: JSON.stringify(value), cacheControl: '' });
const NO_NAME = Object.assign(new Error('getaddrinfo'), { code: 'ENOTFOUND' });
const header = (address: string) => `profile="${address}"`;

async function outcome(address: string, fetched: () => Promise<ProfileResponse>): Promise<unknown> {
  const profiles = createProfiles({ fetch: fetched });
  return isNegotiated(header(address), SEARCH, profiles).catch(({ status, code }) => `${status} ${code}`);
}

describe('negotiation', () => {
  it('succeeds without a profile, and for a platform with the capability', async () => {
    const fetch = vi.fn(async () => respondWith(offer(UCP_VERSION)));
    const profiles = createProfiles({ fetch });
    expect(await isNegotiated(null, SEARCH, profiles)).toBe(true);
    expect(fetch).not.toHaveBeenCalled();
    expect(await isNegotiated(header('https://agent.example/p'), SEARCH, profiles)).toBe(true);
    expect(await isNegotiated(header('https://agent.example/p'), LOOKUP, profiles)).toBe(false);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('fails for a platform with the capability in another version only', async () => {
    const earlier = offer(UCP_VERSION, { [SEARCH]: [{ version: '2025-01-01' }] });
    expect(await outcome('https://agent.example/p', async () => respondWith(earlier))).toBe(false);
    const both = offer(UCP_VERSION, { [SEARCH]: [{ version: '2025-01-01' }, { version: UCP_VERSION }] });
    expect(await outcome('https://agent.example/p', async () => respondWith(both))).toBe(true);
  });

  it.each([
    'http://agent.example/p',
    'https://agent.example:8443/p',
    'https://user@agent.example/p',
    'file:///etc/passwd',
    'nonsense',
  ])('refuses the address %s', async (address) =>
    expect(await outcome(address, async () => respondWith(offer(UCP_VERSION)))).toBe('400 invalid_profile_url'),
  );

  it.each<[string, () => Promise<ProfileResponse>, string]>([
    ['no response', () => Promise.reject(new Error('timeout')), '424 profile_unreachable'],
    ['a name that does not exist', () => Promise.reject(NO_NAME), '400 invalid_profile_url'],
    ['a redirect', async () => respondWith({}, 302), '424 profile_unreachable'],
    ['no JSON', async () => ({ status: 200, body: '<html>', cacheControl: '' }), '422 profile_malformed'],
    ['too much', async () => ({ status: 200, body: undefined, cacheControl: '' }), '422 profile_malformed'],
    ['another shape', async () => respondWith({ ucp: { version: 'draft' } }), '422 profile_malformed'],
    ['another version', async () => respondWith(offer('2025-01-01')), '422 version_unsupported'],
  ])('refuses a profile with %s', async (_what, fetched, expected) => {
    expect(await outcome('https://agent.example/p', fetched)).toBe(expected);
  });

  it('parses the header as a dictionary', () => {
    expect(profileAddress('profile="https://a.example/p";q=1, other=1')).toBe('https://a.example/p');
    expect(profileAddress('other=1, profile="https://a.example/\\"x\\\\"')).toBe('https://a.example/"x\\');
    expect(profileAddress(null)).toBeNull();
    expect(() => profileAddress('other="x"')).toThrow('invalid_profile_url');
    expect(() => profileAddress('noprofile="https://a.example"')).toThrow('invalid_profile_url');
    expect(() => profileAddress('profile="https://a.example"x')).toThrow('invalid_profile_url');
    expect(() => profileAddress('profile=https://a.example')).toThrow('invalid_profile_url');
  });
});

describe('profiles', () => {
  it('of thirty strangers are fetched per minute; known platforms and cached profiles do not count', async () => {
    let now = 600_000;
    const known = ['https://known.example/p'];
    const find = createProfiles({ fetch: async () => respondWith(offer(UCP_VERSION)), known, now: () => now });
    for (let index = 0; index < 30; index += 1) await find(`https://agent.example/${index}`);
    now += 59_999;
    const refused = { status: 503, headers: { 'Retry-After': '60' } };
    await expect(find('https://agent.example/one-more')).rejects.toMatchObject(refused);
    await expect(find('https://agent.example/29')).resolves.toMatchObject({ version: UCP_VERSION });
    await expect(find('https://known.example/p')).resolves.toMatchObject({ version: UCP_VERSION });
    now += 1;
    await expect(find('https://agent.example/one-more')).resolves.toMatchObject({ version: UCP_VERSION });
  });

  it('are cached by the process as long as they allow', async () => {
    let now = 600_000;
    const fetch = vi.fn(async () => ({ ...respondWith(offer(UCP_VERSION)), cacheControl: 'max-age=600' }));
    const find = createProfiles({ fetch, now: () => now });
    await find('https://agent.example/p');
    now += 599_000;
    await find('https://agent.example/p#again');
    expect(fetch.mock.calls).toEqual([[new URL('https://agent.example/p')]]);
    now += 2_000;
    await find('https://agent.example/p');
    expect(fetch).toHaveBeenCalledTimes(2);
    expect(processProfiles([])).toBeTypeOf('function');
    expect(processProfiles([])).toBe(processProfiles([]));
  });

  it('are requested once a minute, however they fail', async () => {
    let now = 600_000;
    const fetch = vi.fn(() => Promise.reject(new Error('down')));
    const find = createProfiles({ fetch, now: () => now });
    for (let index = 0; index < 3; index += 1) await find('https://agent.example/p').catch(() => undefined);
    expect(fetch).toHaveBeenCalledTimes(1);
    now += 61_000;
    await find('https://agent.example/p').catch(() => undefined);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it.each(['127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '10.0.0.1', '169.254.169.254', 'localhost', '0.0.0.0'])(
    'are not fetched from %s',
    async (host) => {
      await expect(fetchProfile(new URL(`https://${host}/p`))).rejects.toThrow(/is not allowed/);
    },
  );
});
