import { sql } from 'drizzle-orm';
import { check, index, integer, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { Database } from './client';

/** Times are milliseconds since 1970 on the backend's clock, amounts are öre. */
export const customers = sqliteTable('customers', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  /** Twelve digits. */
  personalNumber: text('personal_number').notNull().unique(),
  email: text('email'),
  phone: text('phone'),
  newsletter: integer('newsletter', { mode: 'boolean' }).notNull(),
});

export const identitySessions = sqliteTable('identity_sessions', {
  /** The `grandidsession`: 128 random bits. */
  id: text('id').primaryKey(),
  purpose: text('purpose', { enum: ['login', 'signing'] }).notNull(),
  /** `open` and `done` also expire; `used`: the tokens have been returned. */
  state: text('state', { enum: ['open', 'cancelled', 'expired', 'done', 'used'] }).notNull(),
  createdAt: integer('created_at').notNull(),
  /** The person chosen on the hosted page, who is identified once the session is `done`. */
  personalNumber: text('personal_number'),
  device: text('device', { enum: ['same', 'other'] }),
  doneAt: integer('done_at'),
  /** The only order that a signature has confirmed. */
  orderId: integer('order_id'),
});

/** Tokens, stored only as their SHA-256. */
export const tokens = sqliteTable('tokens', {
  hash: text('hash').primaryKey(),
  sessionId: text('session_id')
    .notNull()
    .references(() => identitySessions.id),
  side: text('side', { enum: ['access', 'refresh'] }).notNull(),
  purpose: text('purpose', { enum: ['login', 'signing'] }).notNull(),
  customerId: integer('customer_id')
    .notNull()
    .references(() => customers.id),
  expiresAt: integer('expires_at').notNull(),
});

/** Statements of withdrawal, unmodified: a person decides whether one is valid. */
export const withdrawals = sqliteTable('withdrawals', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  orderNumber: text('order_number').notNull(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  goods: text('goods').notNull(),
  receivedAt: integer('received_at').notNull(),
  decision: text('decision', { enum: ['received', 'accepted', 'refused'] })
    .notNull()
    .default('received'),
});

/** The shop's words, and those of Sylius that a backend may send as well (contract.md A5). */
export const paymentStates = [
  'awaiting',
  'paid',
  'failed',
  'refunded',
  'partly_refunded',
  'awaiting_payment',
  'authorized',
  'partially_authorized',
  'partially_paid',
  'partially_refunded',
  'cancelled',
  'completed',
] as const;

export const reasonsToEnd = ['expired', 'customer', 'shop'] as const;

export const orders = sqliteTable(
  'orders',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    state: text('state', {
      enum: ['new', 'awaiting_payment', 'awaiting_verification', 'confirmed', 'cancelled'],
    }).notNull(),
    paymentState: text('payment_state', { enum: paymentStates }).notNull(),
    paymentMethod: text('payment_method').notNull(),
    shippingMethod: text('shipping_method').notNull(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id),
    /** Ordered in a signed-in session, not with a typed personal number. */
    signedIn: integer('signed_in', { mode: 'boolean' }).notNull(),
    /** The buyer, with the population register's data at the time of ordering: domain.md section 0.1. */
    personalNumber: text('personal_number').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    address: text('address').notNull(),
    zipcode: text('zipcode').notNull(),
    city: text('city').notNull(),
    co: text('co').notNull(),
    phone: text('phone').notNull(),
    email: text('email').notNull(),
    newsletter: integer('newsletter', { mode: 'boolean' }).notNull(),
    itemsTotal: integer('items_total').notNull(),
    shippingTotal: integer('shipping_total').notNull(),
    orderTotal: integer('order_total').notNull(),
    /** Of the last order request: distinguishes a repeated call from a changed order. */
    fingerprint: text('fingerprint').notNull(),
    idempotencyKey: text('idempotency_key').unique(),
    createdAt: integer('created_at').notNull(),
    changedAt: integer('changed_at').notNull(),
    confirmedAt: integer('confirmed_at'),
    /** What the storefront showed with the order, as unmodified JSON. */
    agreed: text('agreed'),
    /** Of a cancelled order. */
    endedBecause: text('ended_because', { enum: reasonsToEnd }),
  },
  () => [check('totals', sql`order_total = items_total + shipping_total`)],
);

export const orderLines = sqliteTable(
  'order_lines',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    position: integer('position').notNull(),
    variantId: integer('variant_id').notNull(),
    variantCode: text('variant_code').notNull(),
    productCode: text('product_code').notNull(),
    name: text('name').notNull(),
    metal: text('metal', { enum: ['gold', 'silver', 'other'] }).notNull(),
    /** Grams of metal per piece; 0 when unknown. */
    fineWeight: real('fine_weight').notNull(),
    quantity: integer('quantity').notNull(),
    /** Per piece, without VAT, at the time of ordering. */
    unitPrice: integer('unit_price').notNull(),
    /** Per piece. */
    vat: integer('vat').notNull(),
    total: integer('total').notNull(),
    /** Time of the price change that set the price, ISO 8601. */
    priceEpoch: text('price_epoch').notNull(),
    /** Whether stock is reserved for this line. */
    reserved: integer('reserved', { mode: 'boolean' }).notNull(),
  },
  ({ orderId, position }) => [check('pieces', sql`quantity > 0`), index('order_lines_order').on(orderId, position)],
);

export const payments = sqliteTable(
  'payments',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    method: text('method').notNull(),
    /** Identifies the payment on the simulators' pages: 128 random bits. */
    ref: text('ref').notNull().unique(),
    state: text('state', { enum: ['created', 'paid', 'failed', 'cancelled'] }).notNull(),
    /** The provider's failure code. */
    failure: text('failure'),
    amount: integer('amount').notNull(),
    phone: text('phone'),
    /** The scheduled outcome (`paid` or a failure) and its time; stored, so that it survives a restart. */
    plan: text('plan'),
    planAt: integer('plan_at'),
    /** Bank transfer: the reference that the customer has to state, and the last day to pay. */
    reference: text('reference'),
    payBefore: integer('pay_before'),
    createdAt: integer('created_at').notNull(),
    settledAt: integer('settled_at'),
  },
  ({ orderId, id, state, planAt }) => [
    index('payments_order').on(orderId, id),
    index('payments_state').on(state, planAt),
    // Two open payments could make the customer pay twice: the database allows one per order.
    uniqueIndex('payments_one_open').on(orderId).where(sql`state = 'created'`),
  ],
);

export const refunds = sqliteTable(
  'refunds',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    amount: integer('amount').notNull(),
    at: integer('at').notNull(),
  },
  ({ orderId }) => [check('amount', sql`amount > 0`), index('refunds_order').on(orderId)],
);

export const shipmentStates = ['packed', 'sent', 'ready_for_pickup', 'delivered', 'returned'] as const;

/** The latest state of each parcel. */
export const shipments = sqliteTable(
  'shipments',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    /** 1 is the order's first parcel. */
    parcel: integer('parcel').notNull(),
    state: text('state', { enum: shipmentStates }).notNull(),
    at: integer('at').notNull(),
    tracking: text('tracking', { mode: 'json' }).$type<{ readonly code: string; readonly url: string }>(),
    /** Null: its contents are not known. */
    lines: text('lines', { mode: 'json' }).$type<{ readonly variantCode: string; readonly quantity: number }[]>(),
  },
  ({ orderId, parcel }) => [uniqueIndex('shipments_parcel').on(orderId, parcel)],
);

export const orderTables = [
  ...[customers, identitySessions, tokens, withdrawals],
  ...[orders, orderLines, payments, refunds, shipments],
];

const sequences = sqliteTable('sqlite_sequence', { name: text('name') });

/** Deletes every order, payment, customer, session and withdrawal; their numbers restart. Part of the control API's reset. */
export function resetOrderTables(db: Database): void {
  for (const table of orderTables.toReversed()) db.delete(table).run();
  db.delete(sequences).run();
}
