import { expect, it } from 'vitest';
import { calculatorPath, isUnknownPricePage, periodParams, pricePath, pricePaths } from './price-paths';

it('each period of a metal has a page, the first one at the path of the metal', () => {
  const periods = ['', '/vecka', '/manad', '/ar'];
  expect(pricePaths()).toEqual(['/guldpris', '/silverpris'].flatMap((base) => periods.map((period) => base + period)));
  expect(periodParams()).toEqual([{ period: 'vecka' }, { period: 'manad' }, { period: 'ar' }]);
  expect([pricePath('silver'), calculatorPath('silver')]).toEqual(['/silverpris', '/silverpris/rakna']);
});

it('below a price page are its periods, the calculator and pictures, and nothing else', () => {
  const known = [...pricePaths(), '/guldpris/rakna', '/silverpris/bild.png', '/guldpris/dygn.svg'];
  const unknown = ['/guldpris/dag', '/silverpris/dag', '/guldpris/nope', '/silverpris/RAKNA'];
  const elsewhere = ['/kopa-guld/nope', '/x/guldpris/nope', '/guldpris/a/b'];
  expect([...known, ...unknown, ...elsewhere].filter(isUnknownPricePage)).toEqual(unknown);
});
