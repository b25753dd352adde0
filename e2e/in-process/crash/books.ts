import Sqlite from 'libsql';
import { groupBy } from '../../../lib/group-by';

/** One purchase as its shopper sees it at the end. */
export interface Purchase {
  /** Unique per purchase: orders are found by it. */
  readonly email: string;
  readonly payment: string;
  /** Every intent under which create-order was sent. */
  readonly intents: ReadonlySet<string>;
  /** The total on the confirmation, in öre. */
  readonly total: number | null;
  /** "code × pieces" of each line on the confirmation, sorted. */
  readonly lines: readonly string[];
}

interface OrderRow {
  readonly id: number;
  readonly email: string;
  readonly state: string;
  readonly payment_method: string;
  readonly payment_state: string;
  readonly idempotency_key: string | null;
  readonly items_total: number;
  readonly shipping_total: number;
  readonly order_total: number;
}

interface LineRow {
  readonly order_id: number;
  readonly variant_id: number;
  readonly product_code: string;
  readonly quantity: number;
  readonly unit_price: number;
  readonly vat: number;
  readonly total: number;
  readonly reserved: number;
}

interface PaymentRow {
  readonly order_id: number;
  readonly method: string;
  readonly state: string;
  readonly amount: number;
}

interface StockRow {
  readonly id: number;
  readonly stock: number;
}

export type Stock = ReadonlyMap<number, number>;

/** Reads the tables of the file while the backend runs. */
function read<T>(file: string, query: (all: <Row>(sql: string) => Row[]) => T): T {
  const database = new Sqlite(file);
  try {
    return query((sql) => database.prepare(sql).all() as never);
  } finally {
    database.close();
  }
}

/** Pieces in stock by variant. */
export function stockIn(file: string): Stock {
  const rows = read(file, (all) => all<StockRow>('SELECT id, stock FROM variants'));
  return new Map(rows.map(({ id, stock }) => [id, stock]));
}

function faultsOfOrder(order: OrderRow, lines: readonly LineRow[], payments: readonly PaymentRow[]): string[] {
  const faults: string[] = [];
  const must = (holds: boolean, text: string) => {
    if (!holds) faults.push(`order ${order.id}: ${text}`);
  };
  const sum = lines.reduce((all, { total }) => all + total, 0);
  must(lines.length > 0, 'has no lines');
  must(sum === order.items_total, `lines cost ${sum}, items_total is ${order.items_total}`);
  must(order.items_total + order.shipping_total === order.order_total, 'items and delivery are not the total');
  for (const { quantity, unit_price, vat, total, product_code, reserved } of lines) {
    must((unit_price + vat) * quantity === total, `${product_code}: ${quantity} pieces do not cost ${total}`);
    must(reserved === 1, `${product_code}: not reserved`);
  }
  const isTransfer = order.payment_method === 'bank_transfer';
  must(order.state === 'confirmed', `is ${order.state}`);
  must(order.payment_state === (isTransfer ? 'awaiting' : 'paid'), `payment is ${order.payment_state}`);
  const standing = payments.filter(({ state }) => state === 'paid' || state === 'created');
  must(standing.length === 1, `${standing.length} payments stand`);
  for (const { state, amount, method } of standing) {
    must(state === (isTransfer ? 'created' : 'paid'), `a payment is ${state}`);
    must(method === order.payment_method, `paid by ${method} instead of ${order.payment_method}`);
    must(amount === order.order_total, `${amount} paid for ${order.order_total}`);
  }
  return faults;
}

function faultsOfPurchase(purchase: Purchase, found: readonly OrderRow[], lines: readonly LineRow[]): string[] {
  const [order, ...more] = found;
  if (!order || more.length > 0) return [`${purchase.email}: ${found.length} orders`];
  const ordered = lines.map(({ product_code, quantity }) => `${product_code} × ${quantity}`).toSorted();
  const faults: string[] = [];
  const must = (holds: boolean, text: string) => {
    if (!holds) faults.push(`${purchase.email}: ${text}`);
  };
  must(order.order_total === purchase.total, `${order.order_total} stored, ${purchase.total} shown`);
  must(String(ordered) === String(purchase.lines), `${ordered} stored, ${purchase.lines} shown`);
  must(order.payment_method === purchase.payment, `${order.payment_method} stored, ${purchase.payment} chosen`);
  must(purchase.intents.has(order.idempotency_key ?? ''), 'its order has an intent that was not sent');
  return faults;
}

/**
 * The errors in the backend's file after exactly these purchases. None when every purchase has one order, paid or signed once, with its
 * own items and total, and the stock is reduced by exactly the ordered quantities.
 */
export function faultsIn(file: string, before: Stock, purchases: readonly Purchase[]): string[] {
  return read(file, (all) => {
    const orders = all<OrderRow>('SELECT * FROM orders');
    const lines = groupBy(all<LineRow>('SELECT * FROM order_lines'), ({ order_id }) => order_id);
    const payments = groupBy(all<PaymentRow>('SELECT * FROM payments'), ({ order_id }) => order_id);
    const linesOf = ({ id }: OrderRow) => lines.get(id) ?? [];
    const ordered = new Map<number, number>();
    for (const { variant_id, quantity } of orders.flatMap(linesOf)) {
      ordered.set(variant_id, (ordered.get(variant_id) ?? 0) + quantity);
    }
    const wrongStock = all<StockRow>('SELECT id, stock FROM variants').flatMap(({ id, stock }) => {
      const expected = (before.get(id) ?? 0) - (ordered.get(id) ?? 0);
      return stock === expected ? [] : [`variant ${id}: ${stock} in stock, ${expected} expected`];
    });
    const integrity = all<Record<string, unknown>>('PRAGMA integrity_check').flatMap((row) => Object.values(row));
    const strays = all<unknown>('PRAGMA foreign_key_check');
    return [
      ...(String(integrity) === 'ok' ? [] : [`integrity_check: ${integrity}`]),
      ...(strays.length === 0 ? [] : [`foreign_key_check: ${JSON.stringify(strays)}`]),
      ...(orders.length === purchases.length ? [] : [`${orders.length} orders of ${purchases.length} purchases`]),
      ...orders.flatMap((order) => faultsOfOrder(order, linesOf(order), payments.get(order.id) ?? [])),
      ...purchases.flatMap((purchase) => {
        const found = orders.filter(({ email }) => email === purchase.email);
        return faultsOfPurchase(purchase, found, found.flatMap(linesOf));
      }),
      ...wrongStock,
    ];
  });
}
