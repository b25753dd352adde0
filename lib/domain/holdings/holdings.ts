import { groupBy } from '@/lib/domain/group-by';
import { METALS, type Metal } from '@/lib/domain/prices/goods';
import { type Ore, ore } from '@/lib/domain/prices/money';
import type { GoodsToday } from '@/lib/domain/shop-api/responses';
import type { Purchase } from './purchases';

/** A value compared with what was paid. */
export interface Worth {
  readonly value: Ore;
  /** Öre, negative for a loss. */
  readonly change: Ore;
  /** Of what was paid; null when nothing was. */
  readonly percent: number | null;
}

/** Why goods are not in the sum: not in the catalogue, of unknown fine weight, without a buy-back price, or nothing is known right now. */
export type Lack = 'gone' | 'no-weight' | 'no-buy-back' | 'unknown';

/** The pieces of one product. */
export interface Holding {
  readonly key: string;
  readonly name: string;
  readonly quantity: number;
  readonly paid: Ore;
  /** Per piece, by the average cost method. */
  readonly average: Ore;
  /** The product's page; null when it has none any more. */
  readonly path: string | null;
  readonly metal: Metal | null;
  /** Grams of fine metal in all pieces; null when unknown. */
  readonly fineGrams: number | null;
  /** Null: in the sum. */
  readonly lack: Lack | null;
  /** At the shop's buy-back prices; null exactly when it lacks something. */
  readonly buyBack: Worth | null;
  /** At spot; null without a spot price or weight. */
  readonly spot: Worth | null;
}

/** All holdings that lack nothing. */
export interface HoldingsSum {
  readonly paid: Ore;
  readonly buyBack: Worth;
  /** Null when a spot price is missing. */
  readonly spot: Worth | null;
  /** Grams by metal, without those that are not held. */
  readonly fineGrams: Readonly<Partial<Record<Metal, number>>>;
}

export interface Holdings {
  /** Gold first, and what cost most first. */
  readonly products: readonly Holding[];
  /** Null when nothing can be added up. */
  readonly sum: HoldingsSum | null;
}

const add = (amounts: readonly Ore[]): Ore => ore(amounts.reduce((sum, amount) => sum + amount, 0));

function worth(value: Ore, paid: Ore): Worth {
  const change = ore(value - paid);
  return { value, change, percent: paid > 0 ? (change / paid) * 100 : null };
}

/** An average cost per piece in öre, rounded. */
export function averageCost(cost: Ore, quantity: number): Ore {
  return ore(Math.round(cost / quantity));
}

function lackOf(goods: GoodsToday | 'gone' | null): Lack | null {
  if (goods === null) return 'unknown';
  if (goods === 'gone') return 'gone';
  if (goods.fineGrams === null || goods.metal === null) return 'no-weight';
  return goods.buyBackPrice === null ? 'no-buy-back' : null;
}

function holdingOf(key: string, purchases: readonly [Purchase, ...Purchase[]]): Holding {
  const { name, goods: latest } = purchases.at(-1) ?? purchases[0];
  const goods = latest === 'gone' ? null : latest;
  const quantity = purchases.reduce((sum, purchase) => sum + purchase.quantity, 0);
  const paid = add(purchases.map((purchase) => purchase.paid));
  const lack = lackOf(latest);
  const worthOf = (each: Ore | null | undefined) => (each == null ? null : worth(ore(each * quantity), paid));
  return {
    key,
    name,
    quantity,
    paid,
    average: averageCost(paid, quantity),
    path: goods?.path ?? null,
    metal: goods?.metal ?? null,
    fineGrams: goods?.fineGrams == null ? null : goods.fineGrams * quantity,
    lack,
    buyBack: lack === null ? worthOf(goods?.buyBackPrice) : null,
    spot: worthOf(goods?.spotValue),
  };
}

function sumOf(products: readonly Holding[]): HoldingsSum | null {
  const counted = products.filter(({ lack }) => lack === null);
  if (counted.length === 0) return null;
  const paid = add(counted.map((product) => product.paid));
  const spots = counted.flatMap(({ spot }) => (spot ? [spot.value] : []));
  const grams = METALS.map((metal) => {
    const ofMetal = counted.filter((product) => product.metal === metal);
    return [metal, ofMetal.reduce((sum, { fineGrams }) => sum + (fineGrams ?? 0), 0)] as const;
  });
  return {
    paid,
    buyBack: worth(add(counted.flatMap(({ buyBack }) => (buyBack ? [buyBack.value] : []))), paid),
    spot: spots.length === counted.length ? worth(add(spots), paid) : null,
    fineGrams: Object.fromEntries(grams.filter(([, weight]) => weight > 0)),
  };
}

const rank = ({ metal }: Holding) => (metal === null ? METALS.length : METALS.indexOf(metal));

/** What the purchases are worth today, per product and in all, each compared with what was paid for it. */
export function holdingsOf(purchases: readonly Purchase[]): Holdings {
  const groups = [...groupBy(purchases, ({ key }) => key)];
  const products = groups
    .flatMap(([key, [first, ...rest]]) => (first ? [holdingOf(key, [first, ...rest])] : []))
    .toSorted((a, b) => rank(a) - rank(b) || b.paid - a.paid);
  return { products, sum: sumOf(products) };
}
