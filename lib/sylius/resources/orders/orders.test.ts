import { describe, expect, it } from 'vitest';
import { parseCreateOrder, parseFetchedOrder, parseOrderList } from './orders';

describe('the response of create-order (contract.md A5)', () => {
  it('is parsed into öre and known types', () =>
    expect(
      parseCreateOrder({
        code: '200',
        message: 'OK',
        orderId: '0991',
        redirectUrl: 'https://zimpler.example/pay',
        number: 991,
        orderItems: { '1': { productCode: 'B', quantity: null }, '0': { productCode: 58, quantity: '2' }, '2': {} },
        itemsTotal: '100',
        shippingTotal: 50,
        orderTotal: 150,
        shippingAddress: { email: 'kund@example.com' },
        verificationRequired: 1,
      }),
    ).toEqual({
      code: 200,
      text: 'OK',
      orderId: '0991',
      redirectUrl: 'https://zimpler.example/pay',
      number: '991',
      email: 'kund@example.com',
      itemsTotal: 100,
      shippingTotal: 50,
      orderTotal: 150,
      orderItems: [
        { productCode: '58', quantity: 2 },
        { productCode: 'B', quantity: 1 },
      ],
      verificationRequired: true,
    }));
  it.each([[{}], [[]], [null], ['<html>']])('is empty for %j', (body) =>
    expect(parseCreateOrder(body)).toEqual({
      code: null,
      text: '',
      orderId: null,
      redirectUrl: null,
      number: null,
      email: null,
      itemsTotal: null,
      shippingTotal: null,
      orderTotal: null,
      orderItems: [],
      verificationRequired: false,
    }),
  );
  it.each([
    ['https://a.example/x', 'https://a.example/x'],
    ['http://localhost:4000/x', 'http://localhost:4000/x'],
    ['http://127.0.0.1/x', 'http://127.0.0.1/x'],
    ['http://[::1]/x', 'http://[::1]/x'],
    ['http://a.example/x', null],
    ['http://localhost.a.example/x', null],
    ['http://a.localhost/x', null],
    ['ftp://localhost/x', null],
    ['javascript:alert(1)', null],
    ['/x', null],
  ])('sends the browser to %s: %j', (redirectUrl, address) =>
    expect(parseCreateOrder({ redirectUrl }).redirectUrl).toBe(address),
  );
});

describe('the response of fetch-order (contract.md A5)', () => {
  const order = {
    orderId: 991,
    number: '000991',
    state: 'Awaiting_Payment',
    paymentState: 'PAID',
    paymentMethod: 'swish',
    createdAt: '2026-03-01T10:00:00Z',
    orderItems: [
      { productCode: 'A', name: 'Tacka', quantity: 2, unitPrice: 100, vat: 0, total: 200 },
      { productCode: 'B' },
      { name: 'no code' },
    ],
    itemsTotal: 200,
    shippingTotal: 50,
    orderTotal: 250,
    shippingAddress: { email: 'kund@example.com' },
    payment: { reference: 'OCR 1', payBefore: '2026-03-03T10:00:00Z' },
  };
  it('is parsed into öre, known states and ISO times', () =>
    expect(parseFetchedOrder({ order })).toEqual({
      orderId: 991,
      number: '000991',
      state: 'awaiting_payment',
      paymentState: 'paid',
      paymentMethod: 'swish',
      createdAt: '2026-03-01T10:00:00.000Z',
      orderItems: [
        { productCode: 'A', name: 'Tacka', quantity: 2, unitPrice: 100, vat: 0, total: 200 },
        { productCode: 'B', name: 'B', quantity: 1, unitPrice: null, vat: null, total: null },
      ],
      itemsTotal: 200,
      shippingTotal: 50,
      orderTotal: 250,
      email: 'kund@example.com',
      payment: { reference: 'OCR 1', payBefore: '2026-03-03T10:00:00.000Z' },
      agreed: null,
      terms: null,
    }));
  const agreed = { terms: '2026-11-22', delivery: 'Butik', payment: 'Swish', deliveryDays: null, lines: [] };
  it.each([
    ['as the shop wrote it', agreed, agreed],
    ['with a picture of somebody else’s', { ...agreed, lines: [{ image: '//elsewhere.example/a.png' }] }, null],
    ['of an unknown shape', { terms: 'new' }, null],
    ['a text', 'agreed', null],
  ])('keeps the agreed facts %s', (_, given, read) =>
    expect(parseFetchedOrder({ order: { ...order, agreed: given } })?.agreed).toEqual(read),
  );
  it('lists orders, and skips invalid ones', () => {
    const listed = parseOrderList({ orders: [order, { number: 'no id' }, null] });
    expect(listed).toMatchObject([{ orderId: 991, state: 'awaiting_payment', orderTotal: 250 }]);
    expect(parseOrderList({ orders: [] })).toEqual([]);
    for (const unreadable of [{}, { code: 500, orders: [] }, { orders: [{ number: 'no id' }] }])
      expect(parseOrderList(unreadable)).toBeNull();
  });
  it.each(['new', 'awaiting_verification', 'confirmed', 'cancelled'])('accepts the state %s', (state) =>
    expect(parseFetchedOrder({ order: { ...order, state } })?.state).toBe(state),
  );
  it('takes Sylius’ own state of a cancelled payment for a failed one', () =>
    expect(parseFetchedOrder({ order: { ...order, paymentState: 'cancelled' } })?.paymentState).toBe('failed'));
  it.each(['awaiting', 'failed'])('accepts the payment state %s', (paymentState) =>
    expect(parseFetchedOrder({ order: { ...order, paymentState } })?.paymentState).toBe(paymentState),
  );
  it('maps a missing or unknown state to unknown', () => {
    expect(parseFetchedOrder({ order: { ...order, state: 'shipped', paymentState: 'x' } })).toMatchObject({
      state: 'unknown',
      paymentState: 'unknown',
    });
    expect(parseFetchedOrder({ order: { orderId: 'A' } })).toMatchObject({
      state: 'unknown',
      paymentState: 'unknown',
      email: null,
      payment: { reference: null, payBefore: null },
    });
  });
  it.each([[{}], [{ order: [] }], [{ order: { ...order, orderId: null } }], [null]])('is null for %j', (body) =>
    expect(parseFetchedOrder(body)).toBeNull(),
  );
});
