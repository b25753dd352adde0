import * as z from 'zod/mini';
import { formatDay } from '@/lib/domain/dates';
import { typedKronor } from '@/lib/domain/listing/price-span';
import { isPlausibleTime } from '@/lib/domain/plausible-time';
import { formatClock, formatSek, grouped, wholeKronor } from '@/lib/domain/prices/format';
import { type Ore, ore } from '@/lib/domain/prices/money';
import { moneySchema } from '@/lib/domain/prices/money-schema';

/** What the shop says about a product on the wishlist at some moment. */
export interface Current {
  readonly code: string;
  readonly name: string;
  /** Of one piece in its cheapest variant on offer; null without a price. */
  readonly price: Ore | null;
  readonly stock: 'inStock' | 'backorder' | 'soldOut';
  /** The price is the lowest of several variants. */
  readonly hasChoice: boolean;
}

const moment = z.number().check(z.refine(isPlausibleTime));
const none = <T extends z.ZodMiniType>(schema: T) => z.catch(z.nullable(schema), null);

/** Stored in the browser: a field that another release lacks or writes differently is null, and the rest stays. */
export const followedSchema = z.object({
  code: z.string().check(z.minLength(1)),
  /** The first price and stock that the shop knew after the product was saved, and when (milliseconds). */
  seen: none(
    z.object({ price: z.nullable(moneySchema), stock: z.enum(['inStock', 'backorder', 'soldOut']), at: moment }),
  ),
  /** A notice is wanted when the price is below this. */
  below: none(moneySchema),
  /** A notice is wanted when the product can be bought again. */
  back: z.catch(z.boolean(), false),
  /** The last notice that was given. */
  said: none(z.object({ text: z.string(), at: moment })),
});

export type Followed = Readonly<z.infer<typeof followedSchema>>;

export function isSameCode(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** Whether a notice is wanted. */
export function isWatched({ below, back }: Followed): boolean {
  return below !== null || back;
}

/**
 * Adds what is seen of products for the first time, and a price in place of none.
 * @param now milliseconds
 */
export function withSeen(list: readonly Followed[], current: readonly Current[], now: number): readonly Followed[] {
  let result = list;
  for (const { code, price, stock } of current) {
    const known = result.find((entry) => isSameCode(entry.code, code));
    if (known?.seen && (known.seen.price !== null || price === null)) continue;
    const base = known ?? { code, below: null, back: false, said: null };
    result = [...result.filter((entry) => entry !== known), { ...base, seen: { price, stock, at: now } }];
  }
  return result;
}

/** "12 november", with the year when it is another one, and the time of day for today. */
function sinceWhen(at: number, now: number): string {
  const [then, today] = [formatDay(new Date(at)), formatDay(new Date(now))];
  if (then === today) return `kl.\u00a0${formatClock(new Date(at))}`;
  const year = today.slice(-4);
  return then.endsWith(year) ? then.slice(0, -5) : then;
}

function priceChange(then: Ore | null, { price, hasChoice }: Current): string | null {
  if (then === null || price === null) return null;
  const kronor = wholeKronor(price) - wholeKronor(then);
  if (kronor === 0) return null;
  const amount = `${kronor > 0 ? '+' : '\u2212'}${grouped(Math.abs(kronor))}\u00a0SEK`;
  return hasChoice ? `lägsta pris ${amount}` : amount;
}

function stockChange(then: Current['stock'], now: Current['stock']): string | null {
  if (then === now) return null;
  if (now === 'soldOut') return 'slut på lager';
  if (now === 'inStock') return 'åter i lager';
  return then === 'soldOut' ? 'går att beställa igen' : null;
}

/**
 * "Sedan 12 november: +412 SEK, åter i lager"; null for no change, and until something was seen. Kronor of the shown, whole prices.
 * @param now milliseconds
 */
export function changesSince({ seen }: Pick<Followed, 'seen'>, current: Current, now: number): string | null {
  if (seen === null) return null;
  const changes = [priceChange(seen.price, current), stockChange(seen.stock, current.stock)].filter(
    (change) => change !== null,
  );
  return changes.length === 0 ? null : `Sedan ${sinceWhen(seen.at, now)}: ${changes.join(', ')}`;
}

/** The notice that is due, if one is wanted; null for none. A price counts only for what can be bought. */
function dueNotice({ below, back }: Followed, { name, price, stock }: Current) {
  if (stock === 'soldOut') return null;
  if (back) {
    const text = stock === 'inStock' ? `${name} finns i lager igen.` : `${name} går att beställa igen.`;
    return { text, below, back: false };
  }
  if (below === null || price === null || price >= below) return null;
  return { text: `${name} kostar nu ${formatSek(price)}, under din gräns på ${formatSek(below)}.`, below: null, back };
}

/**
 * The product with the notice that is due as `said`, which is then no longer wanted; null for none.
 * @param now milliseconds
 */
export function withNotice(entry: Followed, current: Current, now: number) {
  const due = dueNotice(entry, current);
  return due && { ...entry, below: due.below, back: due.back, said: { text: due.text, at: now } };
}

/** Reads the price below which a notice is wanted. Returns öre, or an error text for the shopper. */
export function wantedPrice(typed: string, { price }: Pick<Current, 'price'>): Ore | string {
  const kronor = typedKronor(typed);
  if (!kronor) return `Skriv ett pris i hela kronor, till exempel ${grouped(13_500)}.`;
  const below = ore(kronor * 100);
  return price !== null && price < below ? `Priset är redan under ${formatSek(below)}.` : below;
}

/** "12 november" or "kl. 10.25": when a notice was given. */
export const saidWhen = sinceWhen;
