import { writeSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { between, chance, pick } from '../../../backend/core/random';
import { control, variantId } from '../../support/control';
import { Shop } from '../../support/shop';
import { signal } from '../../support/signal';
import { openBooks, type Purchase } from './books';
import { type Buyer, Shopper, type World } from './shopper';

type Victim = 'backend' | 'storefront' | 'both';

interface Blow {
  readonly victim: Victim;
  /** Due a number of milliseconds after the n-th request whose path contains `part`. */
  readonly part: string;
  readonly nth: number;
  readonly delayMs: number;
}

const ROUNDS = Number(process.env.CRASH_ROUNDS ?? 100);
const SEED = Number(process.env.CRASH_SEED ?? 1);
const FROM = Number(process.env.CRASH_FROM ?? 1);

const PRODUCTS = ['guldtacka-10g-valcambi', 'guldtacka-20g-valcambi', 'guldtacka-5g-valcambi'];
const BUYERS: readonly Buyer[] = [
  { name: 'tolvan', personalNumber: '191212121212', phone: '0701740612' },
  { name: 'maja', personalNumber: '198507099805', phone: '0701740605' },
  { name: 'kund', personalNumber: '191212121212', phone: '0701234567' },
];
const WAYS = ['swish', 'zimpler', 'bank_transfer'] as const;
/** Requests around which servers are killed; those that write something occur more often. */
const PARTS = [
  '/create-order',
  '/create-order',
  '/create-order',
  '/sim/',
  '/api/identity/',
  '/fetch-order',
  '/',
] as const;

function blowOf(round: number): Blow {
  const draw = (what: string) => chance(SEED, round, what);
  return {
    victim: pick(draw('victim'), ['backend', 'backend', 'backend', 'storefront', 'storefront', 'storefront', 'both']),
    part: pick(draw('part'), PARTS),
    nth: between(draw('nth'), 1, 3),
    delayMs: between(draw('delay'), 0, 60),
  };
}

/** Waits for the time of a kill, by counting the shoppers' requests. */
function momentOf(blow: Blow | null) {
  const { given: come, give: strike } = signal();
  let seen = 0;
  return {
    /** Resolves when the kill is due, or no more requests will follow. */
    come,
    end: strike,
    sent: (path: string) => {
      if (!blow || !path.includes(blow.part)) return;
      seen += 1;
      if (seen === blow.nth) setTimeout(strike, blow.delayMs);
    },
  };
}

/** Prints immediately: the reporter buffers the output of a test until it ends. */
function say(text: string): void {
  writeSync(1, `${text}\n`);
}

const shop = new Shop();
let standing: Promise<void> = Promise.resolve();
let moment = momentOf(null);
let books: ReturnType<typeof openBooks>;
let shoppers: readonly Shopper[];

beforeAll(async () => {
  await shop.start();
  for (const code of PRODUCTS)
    await control('stock', { variantId: code, stock: 10_000, deliveryWeeks: null, error: 0 });
  const products = await Promise.all(PRODUCTS.map(async (code) => [code, await variantId(code)] as const));
  books = openBooks(shop.data);
  const world: World = { products, sent: (path) => moment.sent(path), standing: () => standing };
  shoppers = BUYERS.map((buyer) => new Shopper(world, buyer, SEED));
});
afterAll(() => shop.stop());

async function strike(victim: Blow['victim']): Promise<void> {
  const killed = Promise.all([
    victim === 'storefront' ? null : shop.stopBackend('SIGKILL'),
    victim === 'backend' ? null : shop.stopStorefront('SIGKILL'),
  ]);
  standing = killed.then(async () => {
    if (victim !== 'storefront') await shop.startBackend();
    if (victim !== 'backend') await shop.startStorefront();
  });
  await standing;
}

async function playRound(round: number) {
  const blow = blowOf(round);
  const current = momentOf(blow);
  moment = current;
  const started = Date.now();
  const bought = Promise.all(
    shoppers.map((shopper, index) => shopper.buy(round, WAYS[(index + round) % WAYS.length] ?? 'swish')),
  ).finally(() => current.end());
  const struck = current.come.then(() => strike(blow.victim));
  const [purchases] = await Promise.all([bought, struck]);
  const when = `${blow.delayMs} ms after request ${blow.nth} to ${blow.part}`;
  return { purchases, summary: `${blow.victim} killed ${when}; ${((Date.now() - started) / 1000).toFixed(1)} s` };
}

it(`each of ${ROUNDS} kills leaves one order per purchase`, async () => {
  const purchases: Purchase[] = [];
  const began = Date.now();
  for (let round = FROM; round < FROM + ROUNDS; round += 1) {
    const played = await playRound(round);
    purchases.push(...played.purchases);
    const faults = books.faultsAfter(purchases);
    say(`${String(round).padStart(4)}  ${faults.length === 0 ? 'ok' : 'WRONG'}  ${played.summary}`);
    expect(faults, `round ${round} of seed ${SEED}`).toEqual([]);
  }
  const seconds = Math.round((Date.now() - began) / 1000);
  say(`${ROUNDS} of ${ROUNDS} rounds, ${purchases.length} purchases, seed ${SEED}, ${seconds} s: one order each.`);
});
