import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { endpoints } from '@/lib/server/api/endpoints';
import { INTENT, orderBody, proxyScene } from '@/lib/server/api/proxy.fixture';
import { CommerceError } from '@/lib/server/sylius/faults/errors';
import { holds, like, query } from '../../lib/domain/inputs.fixture';

/*
 * The shop's own API with arbitrary requests and arbitrary backend responses: every request gets one of our responses, and none is
 * an internal error.
 */

const ORDER = {
  code: 200,
  message: 'OK',
  orderId: 991,
  order: { orderId: 991, state: 'new', orderItems: [{ productCode: 'A', quantity: 1 }] },
  shippingTotal: 9900,
  price: 4289000,
  vat: 0,
  'hydra:member': [{ id: 1, code: 'swish', name: 'Swish', currency: 'XAU', rate: 41_287, price: 9900 }],
  '58': { error: false, current_stock: 3, delivery_time: 2 },
  output: { firstName: 'A', email: 'a@example.com', ssn: '191212121212' },
};
const STATUSES = [200, 400, 401, 403, 404, 409, 413, 422, 429, 502, 503, 504];
const OTHER_INTENT = '7c1be3a2-5f0e-4a53-9f6f-0c3f4a2b1d91';
const STATUS = fc.constantFrom(200, 200, 200, 200, 200, 200, 200, 400, 401, 403, 404, 409, 422, 429, 500);
const REST = fc.constantFrom('/GT-10G', '/GT-10G', '/..', '/%2e%2e%2fadmin', '/__proto__');
const BODIES: Readonly<Record<string, unknown>> = {
  'create-order': orderBody(),
  'get-shipping-methods': { productVariants: { '0': { id: 58, quantity: 1 } } },
};
const QUERIES: Readonly<Record<string, string>> = {
  'get-delivery-time': 'items[0][id]=58&items[0][quantity]=1',
  'get-swish-check-payment': 'orderId=991',
};

const written = (value: unknown) =>
  JSON.stringify(value, (_key, inner) => (typeof inner === 'bigint' ? String(inner) : inner));

/** A request of a browser that is signed in or not, and has placed order 991 or not. Body and query are often valid. */
const callsOf = (right: unknown) =>
  fc.record({
    sent: fc.oneof(fc.constant(right), like(right)),
    replied: like(ORDER),
    odd: fc.oneof({ arbitrary: fc.constant(null), weight: 4 }, query),
    status: STATUS,
    rest: REST,
    signedIn: fc.boolean(),
    hasOrder: fc.boolean(),
  });

beforeAll(() => void vi.spyOn(console, 'warn').mockReturnValue());
afterAll(() => void vi.restoreAllMocks());

it.each([...endpoints])(
  '%s handles any request and any response of the backend',
  async (name, { method }) => {
    await holds(
      fc.asyncProperty(
        callsOf(BODIES[name] ?? { orderId: 991 }),
        async ({ sent, replied, odd, status, rest, signedIn, hasOrder }) => {
          let isOpen = false;
          const { open } = proxyScene(
            async () => {
              if (!isOpen) return { code: 200, message: 'OK', orderId: 991 };
              if (status === 200) return JSON.parse(written(replied) ?? 'null');
              throw new CommerceError(status === 401 ? 'unauthorized' : 'http', 'said no', { status, body: replied });
            },
            { perMinute: 1_000_000 },
          );
          const browser = open();
          if (signedIn) await browser.signIn();
          if (hasOrder) {
            await browser.order(signedIn ? { ssn: undefined } : {});
          }
          isOpen = true;
          const headers = {
            'content-type': 'application/json',
            origin: 'https://guldkajen.example',
            'idempotency-key': hasOrder ? OTHER_INTENT : INTENT,
          };
          const path = `${name}${name === 'product-variants' ? rest : ''}?${odd ?? QUERIES[name] ?? ''}`;
          const body = written(sent) ?? '';
          const response = await browser.call(path, method === 'GET' ? { headers } : { method, headers, body });
          expect(STATUSES).toContain(response.status);
          expect(response.headers.get('cache-control')).toContain('no-store');
        },
      ),
      // Each run seals a cookie, which derives a key, intentionally slowly.
      { numRuns: 30, most: 5_000 },
    );
  },
  600_000,
);
