import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { policyProblem } from './check-policy.mjs';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const HTML =
  '<script src="/a.js"></script><script type="application/ld+json">{}</script><script>a()</script><script id="x">b()</script>';

describe('the policy of a page from the build', () => {
  it('is valid when it contains the hashes of inline scripts; data needs none', () =>
    expect(policyProblem(`default-src 'self'; script-src 'self' ${hash('a()')} ${hash('b()')}; x y`, HTML)).toBeNull());
  it.each([
    ['none', null],
    ['one that allows everything', "script-src 'self' 'unsafe-inline'"],
    ['one that refuses a script of the page', `script-src 'self' ${hash('a()')}`],
    ['one without hashes', "script-src 'self'"],
  ])('is invalid when it is %s', (_, policy) => expect(policyProblem(policy, HTML)).toEqual(expect.any(String)));
  it('is invalid when the page contains no script', () =>
    expect(policyProblem("script-src 'self'", '<p>')).toContain('another way'));
});
