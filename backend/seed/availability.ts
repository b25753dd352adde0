import { type Availability, backorder, onHand, SOLD_OUT } from '../catalogue/stock';
import { between, chance } from '../core/random';
import type { CatalogueFacts } from './catalogue-file';

/** Pieces in stock, or the weeks of a backorder (1 to 8). More expensive products have smaller stocks. */
export function availabilityOf(facts: CatalogueFacts, seed: number): Availability {
  if (facts.available) return facts.available;
  const state = chance(seed, facts.code, 'state');
  const amount = chance(seed, facts.code, 'amount');
  const single = facts.metal === 'gold' ? facts.fineWeight > 200 : facts.fineWeight > 3000;
  if (state < 0.1) return onHand(between(amount, 1, 3));
  if (state < 0.68) return onHand(single ? between(amount, 1, 5) : between(amount, 6, 60));
  if (state < 0.84) return backorder(between(amount, 1, 6), single ? 4 : between(amount, 5, 30));
  if (state < 0.9) return backorder(between(amount, 2, 8), 0);
  return SOLD_OUT;
}
