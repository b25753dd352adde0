import { describe, expect, it } from 'vitest';
import { signWebhook, verifyWebhook } from './webhook';

const SECRET = 'a-secret-that-nobody-else-knows-32';
const NOW = new Date('2026-11-21T10:05:00Z');
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);

describe('a signed call to /api/revalidate', () => {
  const header = signWebhook('{"reason":"prices"}', SECRET, NOW);

  it('is accepted when body, secret and time are right', () => {
    for (const seconds of [-300, 0, 20, 300])
      expect(verifyWebhook(header, '{"reason":"prices"}', SECRET, later(seconds)), String(seconds)).toBe(true);
  });

  it.each([
    ['another body', header, '{"reason":"other"}', SECRET, NOW],
    ['another secret', header, '{"reason":"prices"}', `${SECRET}!`, NOW],
    ['an old signature', header, '{"reason":"prices"}', SECRET, later(301)],
    ['a signature of the future', header, '{"reason":"prices"}', SECRET, later(-301)],
    ['text before it', `v0=x,${header}`, '{"reason":"prices"}', SECRET, NOW],
    ['text after it', `${header}0`, '{"reason":"prices"}', SECRET, NOW],
    ['a moved timestamp', header.replace(/t=\d+/, 't=1795255501'), '{"reason":"prices"}', SECRET, NOW],
    ['no header', null, '{"reason":"prices"}', SECRET, NOW],
    ['a header of another form', 'sha256=abc', '{"reason":"prices"}', SECRET, NOW],
  ])('is refused with %s', (_, value, body, secret, now) => {
    expect(verifyWebhook(value, body, secret, now)).toBe(false);
  });
});
