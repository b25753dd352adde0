import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { asList, errorText } from '@/lib/server/sylius/decoders/parse';
import { CommerceError } from '@/lib/server/sylius/faults/errors';
import { parseDeliveryTimes } from '@/lib/server/sylius/resources/delivery-time/delivery-time';
import { parseFaq } from '@/lib/server/sylius/resources/faq/faq';
import { parseBankIdSession, parseCustomer } from '@/lib/server/sylius/resources/identity/identity';
import { parsePaymentMethods, parseShippingMethods } from '@/lib/server/sylius/resources/methods/methods';
import { parseRates } from '@/lib/server/sylius/resources/rates/rates';
import { parseSystemStatus } from '@/lib/server/sylius/resources/system-status/system-status';
import { parseTaxon } from '@/lib/server/sylius/resources/taxons/taxons';
import { topSellerCodes } from '@/lib/server/sylius/resources/top-sellers/top-sellers';
import { list } from '@/lib/server/sylius/resources/wire-shop.fixture';
import { holds, like } from '../../lib/domain/inputs.fixture';

const NOW = new Date('2026-11-21T10:05:00Z');

const CUSTOMER = { customerId: 7, sessionId: 's' };
const TOKENS = { access_token: 'a', refresh_token: 'r', expires_in: 900, custom_data: CUSTOMER };
const METHOD = { '@id': '/x/swish', id: 1, code: 'swish', name: 'Swish', position: 1, price: 9900, instructions: null };
const TAXON = { '@id': '/api/v2/shop/taxons/guld', code: 'guld', name: 'Guld' };

/**
 * Each parser with a valid body. For any other it may throw only a CommerceError, which all callers expect. Orders: orders.test.ts;
 * products and variants: e2e/in-process/odd-catalogues.test.ts.
 */
const PARSERS: Readonly<Record<string, readonly [(body: unknown) => unknown, unknown]>> = {
  'get-rates': [parseRates, list({ currency: 'XAU', rate: 40_000, priceChange: 1 })],
  'get-system-status': [
    (body) => parseSystemStatus(body, NOW),
    { changed: '2026-11-21T10:05:00Z', time: 1, paused: false },
  ],
  'get-bankid-session': [parseBankIdSession, { output: TOKENS }],
  'get-customer': [
    (body) => parseCustomer(body, '7', NOW),
    { firstName: 'A', email: 'a@example.com', ssn: '191212121212', blocked: false },
  ],
  'get-delivery-time': [parseDeliveryTimes, { '0': { error: false, current_stock: 3, delivery_time: 2 } }],
  'get-shipping-methods': [parseShippingMethods, list(METHOD)],
  'payment-methods': [parsePaymentMethods, list(METHOD)],
  'get-faq': [parseFaq, list({ id: 1, categoryId: 1, categoryName: 'A', name: 'Q', content: '<p>x</p>' })],
  'top sellers': [(body) => topSellerCodes(asList(body)), [{ code: 'a' }, 'b']],
  taxon: [parseTaxon, { ...TAXON, children: [{ code: 'a', name: 'A', children: [] }] }],
  refusals: [(body) => errorText(body, ''), { code: 422, message: 'X', violations: [{ message: 'a' }] }],
};

// Dropped members are logged, thousands of times here.
beforeAll(() => void vi.spyOn(console, 'warn').mockReturnValue());
afterAll(() => void vi.restoreAllMocks());

it.each(Object.entries(PARSERS))('any response of %s is parsed, or is a CommerceError', (_, [parse, sample]) => {
  parse(sample);
  holds(
    fc.property(like(sample), (body) => {
      try {
        parse(body);
      } catch (error) {
        expect(error).toBeInstanceOf(CommerceError);
      }
    }),
  );
});
