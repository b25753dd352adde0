import type { Availability } from '../catalogue/stock';
import type { CatalogueFacts } from './catalogue-file';
import { between, chance } from './random';

/** So many pieces in stock. */
export const onHand = (stock: number): Availability => ({ stock, onHand: true, deliveryWeeks: null, soldOut: false });
const backorder = (weeks: number, stock: number): Availability => ({
  stock,
  onHand: false,
  deliveryWeeks: weeks,
  soldOut: false,
});
export const SOLD_OUT: Availability = { stock: 0, onHand: false, deliveryWeeks: null, soldOut: true };

/** Fixed availability, one product of every kind, that tests and demos can rely on for any seed. */
const fixed: Readonly<Record<string, Availability>> = {
  'guldtacka-10g-valcambi': onHand(40),
  'guldtacka-5g-valcambi': onHand(60),
  'guldtacka-1oz-pamp-fortuna': onHand(25),
  'guldtacka-50g-heraeus': onHand(2),
  'guldtacka-100g-umicore': backorder(3, 10),
  'guldmynt-1-4oz-britannia': backorder(5, 0),
  'guldtacka-2-5g-pamp-fortuna': SOLD_OUT,
  'guldmynt-1oz-krugerrand': onHand(80),
  'guldmynt-1oz-maple-leaf': onHand(75),
  'silvermynt-1oz-maple-leaf': onHand(500),
  'silvertacka-1kg-umicore': backorder(2, 40),
  'silvertacka-5kg-umicore': SOLD_OUT,
};

/** Pieces in stock, or the weeks of a backorder (1 to 8). More expensive products have smaller stocks. */
export function availabilityOf(facts: CatalogueFacts, seed: number): Availability {
  const known = fixed[facts.code];
  if (known) return known;
  const state = chance(seed, facts.code, 'state');
  const amount = chance(seed, facts.code, 'amount');
  const single = facts.metal === 'gold' ? facts.fineWeight > 200 : facts.fineWeight > 3000;
  if (state < 0.1) return onHand(between(amount, 1, 3));
  if (state < 0.68) return onHand(single ? between(amount, 1, 5) : between(amount, 6, 60));
  if (state < 0.84) return backorder(between(amount, 1, 6), single ? 4 : between(amount, 5, 30));
  if (state < 0.9) return backorder(between(amount, 2, 8), 0);
  return SOLD_OUT;
}
