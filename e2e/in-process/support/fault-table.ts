import type { PaymentMethodName } from './backend';

export const METHODS: readonly PaymentMethodName[] = ['swish', 'zimpler', 'bank_transfer'];

/** The outcome of one payment method under one fault. */
export interface Cell {
  /** Orders in the backend after the same intent was repeated once. */
  readonly orders: number;
  /** The responses of the shop's API to the faulty call and to the next one. */
  readonly said: string;
  /** The error; null for none. */
  readonly wrong: string | null;
}

export interface Row {
  readonly call: string;
  readonly fault: string;
  readonly moment: string;
  /** No entry: the call does not occur with that payment method. */
  readonly cells: Partial<Readonly<Record<PaymentMethodName, Cell>>>;
}

function textOf(cell: Cell | undefined): string {
  if (!cell) return '–';
  const orders = `${cell.orders} ${cell.orders === 1 ? 'order' : 'orders'}`;
  return `${cell.wrong === null ? ' ' : '!'} ${orders}: ${cell.said}${cell.wrong === null ? '' : ` (${cell.wrong})`}`;
}

/** One line per call, fault and moment; `!` marks errors. */
export function tableOf(rows: readonly Row[]): string {
  const heads = ['call', 'fault', 'write', ...METHODS];
  const lines = rows.map((row) => [
    row.call,
    row.fault,
    row.moment,
    ...METHODS.map((method) => textOf(row.cells[method])),
  ]);
  const widths = heads.map((head, column) =>
    Math.max(...[head, ...lines.map((line) => line[column] ?? '')].map(({ length }) => length)),
  );
  const print = (line: readonly string[]) => line.map((text, column) => text.padEnd(widths[column] ?? 0)).join(' | ');
  return [print(heads), widths.map((width) => '-'.repeat(width)).join('-|-'), ...lines.map(print)].join('\n');
}
