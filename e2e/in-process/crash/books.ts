import { sql } from 'drizzle-orm';
import { variants } from '../../../backend/db/catalogue-tables';
import { openDatabase } from '../../../backend/db/client';
import { orderLines, orders, payments } from '../../../backend/db/order-tables';
import { groupBy } from '../../../lib/domain/group-by';

export interface Purchase {
  /** Unique per purchase: orders are found by it. */
  readonly email: string;
  readonly payment: string;
  /** Every intent under which create-order was sent. */
  readonly intents: ReadonlySet<string>;
  readonly total: number | null;
  /** "code × pieces" of each line on the confirmation, sorted. */
  readonly lines: readonly string[];
}

type OrderRow = typeof orders.$inferSelect;
type LineRow = typeof orderLines.$inferSelect;
type PaymentRow = typeof payments.$inferSelect;
type Stock = ReadonlyMap<number, number | null>;

/** The texts of the statements that do not hold. */
function broken(statements: readonly (readonly [holds: boolean, text: string])[]): string[] {
  return statements.flatMap(([holds, text]) => (holds ? [] : [text]));
}

function faultsOfOrder(order: OrderRow, lines: readonly LineRow[], paid: readonly PaymentRow[]): string[] {
  const { state, paymentState, paymentMethod, itemsTotal, shippingTotal, orderTotal } = order;
  const sum = lines.reduce((all, { total }) => all + total, 0);
  const isTransfer = paymentMethod === 'bank_transfer';
  const standing = paid.filter((payment) => payment.state === 'paid' || payment.state === 'created');
  return broken([
    [lines.length > 0, 'has no lines'],
    [sum === itemsTotal, `lines cost ${sum}, its items ${itemsTotal}`],
    [itemsTotal + shippingTotal === orderTotal, 'items and delivery are not the total'],
    ...lines.flatMap(({ quantity, unitPrice, vat, total, productCode, reserved }) => [
      [(unitPrice + vat) * quantity === total, `${productCode}: ${quantity} pieces do not cost ${total}`] as const,
      [reserved, `${productCode}: not reserved`] as const,
    ]),
    [state === 'confirmed', `is ${state}`],
    [paymentState === (isTransfer ? 'awaiting' : 'paid'), `payment is ${paymentState}`],
    [standing.length === 1, `${standing.length} payments stand`],
    ...standing.flatMap((payment) => [
      [payment.state === (isTransfer ? 'created' : 'paid'), `a payment is ${payment.state}`] as const,
      [payment.method === paymentMethod, `paid by ${payment.method} instead of ${paymentMethod}`] as const,
      [payment.amount === orderTotal, `${payment.amount} paid for ${orderTotal}`] as const,
    ]),
  ]).map((text) => `order ${order.id}: ${text}`);
}

function faultsOfPurchase(purchase: Purchase, found: readonly OrderRow[], lines: readonly LineRow[]): string[] {
  const { email, total, payment, intents } = purchase;
  const [order] = found;
  if (!order || found.length > 1) return [`${email}: ${found.length} orders`];
  const ordered = lines.map(({ productCode, quantity }) => `${productCode} × ${quantity}`).toSorted();
  return broken([
    [order.orderTotal === total, `${order.orderTotal} stored, ${total} shown`],
    [String(ordered) === String(purchase.lines), `${ordered} stored, ${purchase.lines} shown`],
    [order.paymentMethod === payment, `${order.paymentMethod} stored, ${payment} chosen`],
    [intents.has(order.idempotencyKey ?? ''), 'its order has an intent that was not sent'],
  ]).map((text) => `${email}: ${text}`);
}

/** Opens the books of a running backend, with its present stock. */
export function openBooks(file: string) {
  const db = openDatabase(file);
  const stock = (): Stock =>
    new Map(
      db
        .select()
        .from(variants)
        .all()
        .map((row) => [row.id, row.stock]),
    );
  const before = stock();
  return {
    /**
     * The errors in the backend's file after exactly these purchases. None when every purchase has one order, paid or signed once, with
     * its own items and total, and the stock is reduced by exactly the ordered quantities.
     */
    faultsAfter: (purchases: readonly Purchase[]): string[] => {
      const all = db.select().from(orders).all();
      const lines = groupBy(db.select().from(orderLines).all(), ({ orderId }) => orderId);
      const paid = groupBy(db.select().from(payments).all(), ({ orderId }) => orderId);
      const linesOf = ({ id }: OrderRow) => lines.get(id) ?? [];
      const expected = new Map(before);
      for (const { variantId, quantity } of all.flatMap(linesOf))
        expected.set(variantId, (expected.get(variantId) ?? 0) - quantity);
      const integrity = JSON.stringify(db.all(sql`PRAGMA integrity_check`));
      return [
        ...broken([
          [integrity.includes('"ok"'), `integrity_check: ${integrity}`],
          [db.all(sql`PRAGMA foreign_key_check`).length === 0, 'foreign_key_check'],
          [all.length === purchases.length, `${all.length} orders of ${purchases.length} purchases`],
          ...[...stock()].map(
            ([id, left]) =>
              [left === expected.get(id), `variant ${id}: ${left} in stock, ${expected.get(id)} expected`] as const,
          ),
        ]),
        ...all.flatMap((order) => faultsOfOrder(order, linesOf(order), paid.get(order.id) ?? [])),
        ...purchases.flatMap((purchase) => {
          const found = all.filter(({ email }) => email === purchase.email);
          return faultsOfPurchase(purchase, found, found.flatMap(linesOf));
        }),
      ];
    },
  };
}
