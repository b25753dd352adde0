import { bar, coin, type Item, spec } from './still-life';

const bars = {
  kilo: spec('bar-cast', 'gold', '1 kg guldtacka Umicore gjuten', 'Umicore'),
  half: spec('bar-cast', 'gold', '500 g guldtacka Heraeus gjuten', 'Heraeus'),
  quarter: spec('bar-cast', 'gold', '250 g guldtacka Valcambi gjuten', 'Valcambi'),
  hundred: spec('bar-minted', 'gold', '100 g guldtacka Valcambi', 'Valcambi'),
  ounce: spec('bar-minted', 'gold', '1 oz guldtacka PAMP Fortuna', 'PAMP'),
  ten: spec('bar-minted', 'gold', '10 g guldtacka Argor-Heraeus', 'Argor-Heraeus'),
  silverKilo: spec('bar-cast', 'silver', '1 kg silvertacka Umicore', 'Umicore', 999),
  silverHundred: spec('bar-minted', 'silver', '100 g silvertacka Valcambi', 'Valcambi', 999),
};
const coins = {
  maple: spec('coin', 'gold', '1 oz guldmynt Maple Leaf', null),
  krugerrand: spec('coin', 'gold', '1 oz guldmynt Krugerrand', null, 916.7),
  philharmonic: spec('coin', 'gold', '1 oz guldmynt Wiener Philharmoniker', null),
  kangaroo: spec('coin', 'gold', '1 oz guldmynt Känguru', null),
  oscar: spec('coin', 'gold', '20 kronor guldmynt Oscar II', null, 900),
  britannia: spec('coin', 'gold', '1 oz guldmynt Britannia', null),
  silverMaple: spec('coin', 'silver', '1 oz silvermynt Maple Leaf', null),
  silverPhilharmonic: spec('coin', 'silver', '1 oz silvermynt Wiener Philharmoniker', null, 999),
  silverKookaburra: spec('coin', 'silver', '1 oz silvermynt Kookaburra', null),
};

/** The other sides of some coins above. */
const reverses = { organ: coins.philharmonic, kronor: coins.oscar };

export type Name = keyof typeof bars | keyof typeof coins | keyof typeof reverses;

const drawn = new Map<Name, Item['picture']>();

async function draw(name: Name): Promise<Item['picture']> {
  if (name in bars) return await bar({ ...bars, ...coins, ...reverses }[name]);
  return await coin({ ...bars, ...coins, ...reverses }[name], name in reverses ? 'back' : 'front');
}

/** A piece for a still life, drawn once per run. */
export async function lay(name: Name, x: number, y: number, size: number, turn = 0, lift = 18): Promise<Item> {
  const picture = drawn.get(name) ?? (await draw(name));
  drawn.set(name, picture);
  return { picture, x, y, size, turn, lift };
}
