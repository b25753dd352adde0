import { type Ore, ore } from './money';

/** What `quantity` pieces cost, in öre. */
export function lineTotal(price: Ore, quantity: number): Ore {
  return ore(price * quantity);
}

/** The sum of amounts in öre; 0 for none. */
export function sum(amounts: Iterable<Ore>): Ore {
  let result = 0;
  for (const amount of amounts) result += amount;
  return ore(result);
}

/** Price with VAT, in öre (spec.md section 9). */
export function withVat(net: Ore, vat: Ore): Ore {
  return ore(net + vat);
}
