import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fetchedFixture } from '@/lib/domain/order/order.fixture';
import { handlers } from '@/lib/domain/order/payments/handlers';
import { ore } from '@/lib/domain/prices/money';
import type { FetchedOrder, ReceivedWithdrawal } from '@/lib/domain/shop-api/responses';
import { endReason, orderState, paymentState } from '@/lib/domain/shop-api/responses';
import { type OrderLife, orderLife } from './order-life';
import { type RowFacts, rows } from './rows';
import type { Stage } from './stage';

/* Every combination that a backend can send, and the table of docs/orders.md, which is printed from the code: `npx vitest run --update`. */

const TOO_LATE = 'after the last moment to pay';
const PLACED = '2026-11-27T09:00:00.000Z';
const PAY_BEFORE = Date.parse('2026-11-30T22:59:00.000Z');
const MESSAGE = {
  caseNumber: 'A7',
  receivedAt: '2026-11-28T08:00:00.000Z',
  goods: null,
  decision: 'received',
} as const;
const withdrawals: Readonly<Record<string, ReceivedWithdrawal | null>> = {
  none: null,
  received: MESSAGE,
  refused: { ...MESSAGE, decision: 'refused' },
  accepted: { ...MESSAGE, decision: 'accepted' },
  'accepted in part': { ...MESSAGE, decision: 'accepted', goods: 'Ett mynt' },
};

/** With one whose order cannot be paid again. */
const ways = [
  ...handlers,
  ...handlers
    .filter(({ name }) => name === 'swish')
    .map((each) => ({ ...each, name: 'paid once', mayBeRetried: false })),
];

interface Combination {
  readonly state: FetchedOrder['state'];
  readonly payment: FetchedOrder['paymentState'];
  readonly time: string;
  readonly way: string;
  readonly ended: string;
  readonly withdrawal: string;
}

const dimensions: Readonly<Record<keyof Combination, readonly string[]>> = {
  state: orderState.options,
  payment: paymentState.options,
  time: ['first day', 'later', TOO_LATE],
  way: [...ways.map(({ name }) => name), 'unknown'],
  ended: ['none', ...endReason.options],
  withdrawal: Object.keys(withdrawals),
};

const combinations = Object.entries(dimensions).reduce<Partial<Combination>[]>(
  (all, [name, values]) => all.flatMap((each) => values.map((value) => ({ ...each, [name]: value }))),
  [{}],
) as Combination[];

const handlerOf = (way: string) => ways.find(({ name }) => name === way) ?? null;

function orderOf({ state, payment, ended, withdrawal }: Combination): FetchedOrder {
  return fetchedFixture({
    state,
    paymentState: payment,
    endedBecause: endReason.safeParse(ended).data ?? null,
    payment: { reference: '1', payBefore: new Date(PAY_BEFORE).toISOString() },
    withdrawal: withdrawals[withdrawal] ?? null,
    createdAt: PLACED,
    orderTotal: ore(4_000_000),
  });
}

const nowOf = ({ time }: Combination) =>
  ({ 'first day': Date.parse(PLACED), later: PAY_BEFORE - 1 })[time] ?? PAY_BEFORE;
const lives = combinations.map((combination) => ({
  combination,
  life: orderLife(orderOf(combination), handlerOf(combination.way), nowOf(combination)),
}));

type Lived = (typeof lives)[number];
const among = (isWrong: (lived: Lived) => boolean) =>
  lives.filter(isWrong).map(({ combination, life }) => [combination, life.stage]);

describe('the table of an order’s life', () => {
  it('has a row for each combination, each with words, and no row that no combination leads to', () => {
    const texts = lives.flatMap(({ life }) => [life.heading, life.stateText, life.moneyText, life.todo]);
    expect([...new Set(texts)].filter((text) => !/^[A-ZÅÄÖ]/.test(text))).toEqual([]);
    expect(new Set(lives.map(({ life }) => life.stage))).toEqual(new Set(Object.keys(rows)));
  });

  it('shows facts to pay by only for what is owed, in time, by a way that is paid afterwards', () => {
    const isOwed = ({ payment, state, time, way }: Combination) =>
      way === 'bank_transfer' && state !== 'cancelled' && time !== TOO_LATE && /^(awaiting|partly_paid)$/.test(payment);
    expect(among(({ combination, life }) => life.payBy !== null && !isOwed(combination))).toEqual([]);
  });

  it('never tells a buyer whose money was drawn to pay or to order again', () => {
    const isAsked = ({ next }: OrderLife) => next !== null && next !== 'sign' && next !== 'contact';
    expect(among(({ life }) => life.money === 'yes' && life.stage !== 'partly-paid' && isAsked(life))).toEqual([]);
  });

  it('says "Betala inte" wherever nothing is to be paid any more, unless the payment has just failed', () => {
    const isOver = ({ next, stage }: OrderLife) => next === 'order-again' && stage !== 'failed-for-good';
    expect(among(({ life }) => isOver(life) && !life.todo.includes('Betala inte'))).toEqual([]);
  });

  it('speaks of a request in an app only while the payment may be open', () => {
    const mayBeOpen = ({ payment, time }: Combination, { next }: OrderLife) =>
      /^(awaiting|failed|unknown)$/.test(payment) && (time === 'first day' || next === 'sign');
    expect(among(({ combination, life }) => life.openRequest !== null && !mayBeOpen(combination, life))).toEqual([]);
  });

  it('counts what is paid for, and nothing that has ended', () => {
    const isBought = ({ payment, state }: Combination) =>
      state !== 'cancelled' && /^(paid|partly_refunded)$/.test(payment);
    expect(among(({ combination, life }) => life.metal !== 'no' && !isBought(combination))).toEqual([]);
  });
});

const FACTS: RowFacts = {
  handler: null,
  total: '40 000 SEK',
  refunded: '1 000 SEK den 3 december 2026',
  payBefore: '30 november 2026 kl. 23.59',
  caseNumber: 'A7',
  returnBefore: '12 december 2026',
  isNew: false,
};

/** The values that lead to a stage, in the dimensions in which not all do. */
function conditionsOf(stage: Stage): string {
  const leading = lives.filter(({ life }) => life.stage === stage).map(({ combination }) => combination);
  return Object.entries(dimensions)
    .flatMap(([name, all]) => {
      const values = [...new Set(leading.map((each) => each[name as keyof Combination]))];
      return values.length === all.length ? [] : [`${name}: ${values.join(', ')}`];
    })
    .join('; ');
}

const COLUMNS = ['stage', 'when', 'heading', 'status', 'money drawn', 'what happens, what to do', 'consequences'];

function cellsOf(stage: Stage): string[] {
  const way = lives.find(({ life }) => life.stage === stage)?.combination.way ?? '';
  const row = rows[stage]({ ...FACTS, handler: handlerOf(way) });
  const { stateText, moneyText, todo, next, payBy, metal, isReceipt, heading } = row;
  const consequences = [
    next === null ? null : `next: ${next}`,
    payBy === null ? null : `facts to pay by (${payBy})`,
    metal === 'no' ? null : `Min metall: ${metal}`,
    isReceipt ? 'receipt' : null,
  ];
  const cells = [
    stage,
    conditionsOf(stage),
    heading,
    stateText,
    moneyText,
    todo,
    consequences.filter(Boolean).join('; '),
  ];
  return cells.map((text) => text.replaceAll('\u00a0', ' '));
}

/** Padded as the formatter does. */
function printed(): string {
  const table = [COLUMNS, ...(Object.keys(rows) as Stage[]).map(cellsOf)];
  const widths = COLUMNS.map((_, column) => Math.max(...table.map((cells) => cells[column]?.length ?? 0)));
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const [head = '', ...lines] = table.map((cells) => line(cells.map((text, at) => text.padEnd(widths[at] ?? 0))));
  return [head, line(widths.map((width) => '-'.repeat(width))), ...lines].join('\n');
}

it('is the one printed in docs/orders.md', async () => {
  const path = `${import.meta.dirname}/../../../../docs/orders.md`;
  const document = readFileSync(path, 'utf8');
  const [before = '', after = ''] = document.split(/<!-- life -->[\s\S]*<!-- \/life -->/);
  expect(after).not.toBe('');
  await expect(`${before}<!-- life -->\n\n${printed()}\n\n<!-- /life -->${after}`).toMatchFileSnapshot(path);
});
