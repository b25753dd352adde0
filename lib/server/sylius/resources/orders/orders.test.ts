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
  it.each([[{}], [[]], [null], ['<html>']])('is empty for %j', (body) => {
    const names = ['code', 'orderId', 'redirectUrl', 'number', 'email', 'itemsTotal', 'shippingTotal', 'orderTotal'];
    const nothing = { ...Object.fromEntries(names.map((name) => [name, null])), text: '', orderItems: [] };
    expect(parseCreateOrder(body)).toEqual({ ...nothing, verificationRequired: false });
  });
  it.each(['https://a.example/x', 'http://localhost:4000/x', 'http://127.0.0.1/x', 'http://[::1]/x'])(
    'sends the browser to %s',
    (redirectUrl) => expect(parseCreateOrder({ redirectUrl }).redirectUrl).toBe(redirectUrl),
  );
  it.each([
    'http://a.example/x',
    'http://localhost.a.example/x',
    'http://a.localhost/x',
    'ftp://localhost/x',
    'javascript:alert(1)',
    '/x',
  ])('does not send the browser to %s', (redirectUrl) =>
    expect(parseCreateOrder({ redirectUrl }).redirectUrl).toBeNull(),
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
    shippingVat: 10,
    orderTotal: 250,
    shippingAddress: { email: 'kund@example.com' },
    payment: { reference: 'OCR 1', payBefore: '2026-03-03T10:00:00Z' },
  };
  it('is parsed into öre, known states and ISO times', () => {
    const { shippingAddress, ...same } = order;
    expect(parseFetchedOrder({ order })).toEqual({
      ...same,
      state: 'awaiting_payment',
      paymentState: 'paid',
      createdAt: '2026-03-01T10:00:00.000Z',
      orderItems: [
        { productCode: 'A', name: 'Tacka', quantity: 2, unitPrice: 100, vat: 0, total: 200 },
        { productCode: 'B', name: 'B', quantity: 1, unitPrice: null, vat: null, total: null },
      ],
      email: shippingAddress.email,
      payment: { reference: 'OCR 1', payBefore: '2026-03-03T10:00:00.000Z' },
      refunds: [],
      shipments: null,
      withdrawal: null,
      endedBecause: null,
      agreed: null,
      terms: null,
    });
  });
  it('reads a withdrawal with its time, and none without', () => {
    const read = (withdrawal: unknown) => parseFetchedOrder({ order: { ...order, withdrawal } })?.withdrawal;
    expect(read({ caseNumber: 'A7', receivedAt: '2026-11-26T09:00:00+01:00' })).toEqual({
      caseNumber: 'A7',
      receivedAt: '2026-11-26T08:00:00.000Z',
      goods: null,
      decision: 'received',
    });
    for (const none of [null, undefined, [], { caseNumber: 'A7' }, { receivedAt: 'today' }])
      expect(read(none)).toBeNull();
  });
  it('reads what happened afterwards, and leaves out what it cannot read', () => {
    const { refunds, shipments, withdrawal, endedBecause } =
      parseFetchedOrder({
        order: {
          ...order,
          refunds: [{ amount: '5000', at: '2026-12-03T11:00:00+01:00' }, { amount: 'x' }, 'nonsense'],
          shipments: [
            {
              state: 'SENT',
              at: 'today',
              tracking: { code: 'RR1', url: 'https://post.example/RR1' },
              lines: [{ variantCode: 58 }, { quantity: 2 }],
            },
            { state: 'lost', tracking: { url: 'http://post.example/' }, lines: null },
            'nonsense',
          ],
          withdrawal: { receivedAt: '2026-11-26T08:00:00Z', goods: 'Ett mynt', decision: 'Accepted' },
          endedBecause: 'SHOP',
        },
      }) ?? {};
    expect(refunds).toEqual([
      { amount: 5000, at: '2026-12-03T10:00:00.000Z' },
      { amount: null, at: null },
    ]);
    expect(shipments).toEqual([
      {
        state: 'sent',
        at: null,
        tracking: { code: 'RR1', url: 'https://post.example/RR1' },
        lines: [{ variantCode: '58', quantity: 1 }],
      },
      { state: 'unknown', at: null, tracking: null, lines: null },
    ]);
    expect(withdrawal).toMatchObject({ goods: 'Ett mynt', decision: 'accepted' });
    expect(endedBecause).toBe('shop');
  });
  it.each([['nothing'], [{}], [7]])('shows an order whose later life is %j', (unreadable) => {
    const fields = { refunds: unreadable, shipments: unreadable, withdrawal: unreadable, endedBecause: unreadable };
    expect(parseFetchedOrder({ order: { ...order, ...fields } })).toMatchObject({
      paymentState: 'paid',
      refunds: [],
      shipments: null,
      withdrawal: null,
      endedBecause: null,
    });
    expect(parseOrderList({ orders: [{ ...order, ...fields }] })).toMatchObject([{ orderId: 991, shipments: null }]);
  });
  const agreed = { terms: '2026-11-22', delivery: 'Butik', payment: 'Swish', deliveryDays: null, lines: [] };
  it.each([
    ['as the shop wrote it', agreed, { ...agreed, isPickup: null }],
    ['with a picture of somebody else’s', { ...agreed, lines: [{ image: '//elsewhere.example/a.png' }] }, null],
    ['of an unknown shape', { terms: 'new' }, null],
    ['a text', 'agreed', null],
  ])('keeps the agreed facts %s', (_, given, read) =>
    expect(parseFetchedOrder({ order: { ...order, agreed: given } })?.agreed).toEqual(read),
  );
  it('lists orders, and skips invalid ones', () => {
    const listed = parseOrderList({ orders: [order, { number: 'no id' }, null] });
    expect(listed).toMatchObject([{ orderId: 991, state: 'awaiting_payment', orderTotal: 250 }]);
    const [withGoods] =
      parseOrderList({
        orders: [
          {
            orderId: 1,
            paymentMethod: 'swish',
            orderItems: [{ productCode: 'GT', variantCode: 'GT-S', name: 'Tacka', quantity: 2, total: '250' }],
          },
        ],
      }) ?? [];
    expect(withGoods).toMatchObject({
      paymentMethod: 'swish',
      orderItems: [{ name: 'Tacka', productCode: 'GT', variantCode: 'GT-S', quantity: 2, total: 250, goods: null }],
    });
    expect(parseOrderList({ orders: [] })).toEqual([]);
    for (const unreadable of [{}, { code: 500, orders: [] }, { orders: [{ number: 'no id' }] }])
      expect(parseOrderList(unreadable)).toBeNull();
  });
  it.each([
    ['state', 'new'],
    ['state', 'awaiting_verification'],
    ['state', 'confirmed'],
    ['state', 'cancelled'],
    ['state', 'shipped', 'unknown'],
    ['paymentState', 'awaiting'],
    ['paymentState', 'failed'],
    ['paymentState', 'authorized'],
    ['paymentState', 'partly_paid'],
    ['paymentState', 'refunded'],
    ['paymentState', 'partly_refunded'],
    // Sylius' own words.
    ['state', 'fulfilled', 'confirmed'],
    ['paymentState', 'awaiting_payment', 'awaiting'],
    ['paymentState', 'PARTIALLY_AUTHORIZED', 'authorized'],
    ['paymentState', 'partially_paid', 'partly_paid'],
    ['paymentState', 'partially_refunded', 'partly_refunded'],
    ['paymentState', 'completed', 'paid'],
    ['paymentState', 'cancelled', 'failed'],
    ['paymentState', 'x', 'unknown'],
  ])('has the %s %s', (name, sent, read = sent) =>
    expect(parseFetchedOrder({ order: { ...order, [name]: sent } })).toMatchObject({ [name]: read }),
  );
  it('needs no more than an id', () =>
    expect(parseFetchedOrder({ order: { orderId: 'A' } })).toMatchObject({
      state: 'unknown',
      paymentState: 'unknown',
      email: null,
      payment: { reference: null, payBefore: null },
    }));
  it.each([[{}], [{ order: [] }], [{ order: { ...order, orderId: null } }], [null]])('is null for %j', (body) =>
    expect(parseFetchedOrder(body)).toBeNull(),
  );
});
