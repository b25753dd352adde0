import fc from 'fast-check';
import { sealData } from 'iron-session';
import { expect, it } from 'vitest';
import { CONSENT_POLICY, readStoredConsent } from '@/lib/domain/buyer/consent';
import { cartItem } from '@/lib/domain/cart/cart.fixture';
import { readStoredCart } from '@/lib/domain/cart/stored-cart';
import { redact } from '@/lib/domain/reporting/redact';
import { Refusal } from '@/lib/server/api/refusal';
import { readWebhookEvent } from '@/lib/server/api/webhook-event';
import { signWebhook } from '@/lib/server/catalogue/watch/webhook';
import { readBrowserOrders } from '@/lib/server/sessions/browser-orders';
import { readRoundTrip } from '@/lib/server/sessions/round-trip';
import { readSession } from '@/lib/server/sessions/session';
import { createMemoryStore } from '@/lib/server/store/memory';
import { holds, like } from '../../lib/domain/inputs.fixture';

const SECRET = 'a-secret-that-nobody-else-knows-32';
const SEAL = { secret: SECRET, secure: false };
const NO_SIGN_OUTS = createMemoryStore();
const NOW = new Date('2026-11-21T10:05:00Z');

it('any stored cart is read with valid sums', () =>
  holds(
    fc.property(like({ data: [cartItem()] }), (stored) => {
      for (const { sum, qty } of readStoredCart(stored).items) {
        expect(Number.isSafeInteger(sum)).toBe(true);
        expect(qty).toBeGreaterThan(0);
      }
    }),
  ));

it('any stored consent is read as a choice or none, with order ids that are texts', () =>
  holds(
    fc.property(like({ choice: 'granted', policy: CONSENT_POLICY, reported: ['7'] }), (stored) => {
      const { choice, reported } = readStoredConsent(stored);
      expect([null, 'granted', 'denied']).toContain(choice);
      for (const id of reported) expect(id).toBeTypeOf('string');
    }),
  ));

it('any text in a cookie reads as no session, trip or order', () =>
  holds(
    fc.asyncProperty(
      fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.constantFrom('Fe26.2**', 'Fe26.2*1*a*b*c*d*e*f~2')),
      async (value) => {
        const jar = { get: () => ({ value }), getAll: () => [{ name: 'guldkajen-order-1', value }], set: () => {} };
        expect(await readSession(jar, SEAL, NOW, NO_SIGN_OUTS)).toBeNull();
        expect(await readRoundTrip(jar, SEAL, 'login')).toBeNull();
        expect(await readBrowserOrders(jar, SEAL)).toEqual([]);
      },
    ),
  ));

it('a sealed cookie of another shape, for example of an older version, is ignored', async () => {
  const shapes = like({ orders: [{ id: '1', intent: null, customerId: null }] });
  await holds(
    fc.asyncProperty(shapes, async (content) => {
      const written = JSON.stringify(content, (_key, inner) => (typeof inner === 'bigint' ? null : inner)) ?? 'null';
      const value = await sealData(JSON.parse(written), { password: SECRET, ttl: 60 });
      const jar = { get: () => ({ value }), getAll: () => [{ name: 'guldkajen-order-1', value }], set: () => {} };
      for (const { id } of await readBrowserOrders(jar, SEAL)) expect(['string', 'number']).toContain(typeof id);
      expect(await readSession(jar, SEAL, NOW, NO_SIGN_OUTS)).toBeNull();
      expect(await readRoundTrip(jar, SEAL, 'login')).toBeNull();
    }),
    // Sealing derives a key, which is intentionally slow.
    { most: 5_000 },
  );
}, 600_000);

it('any request to /api/revalidate is read or refused', () =>
  holds(
    fc.asyncProperty(
      fc.oneof(fc.string(), fc.json(), fc.constant('{"force":true}')),
      fc.option(fc.string()),
      async (body, signature) => {
        const headers = new Headers();
        try {
          headers.set('x-signature', signature ?? signWebhook(body, SECRET, NOW));
        } catch {
          return;
        }
        const request = new Request('http://shop/api/revalidate', { method: 'POST', headers, body });
        const read = await readWebhookEvent(request, SECRET, NOW).catch((error: unknown) => error);
        if (read instanceof Error) expect(read).toBeInstanceOf(Refusal);
        else expect(read).toEqual({ force: expect.any(Boolean) });
      },
    ),
  ));

it('any report is redacted without an error', () =>
  holds(
    fc.property(fc.anything(), fc.string(), (value, around) => {
      const text = JSON.stringify(redact({ value: `${around} 19121212-1212 ${around}` }));
      expect(text).not.toContain('19121212-1212');
      redact(value);
    }),
  ));
