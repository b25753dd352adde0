import { describe, expect, it } from 'vitest';
import { ore } from '@/lib/domain/prices/money';
import {
  type Current,
  changesSince,
  type Followed,
  followedSchema,
  wantedPrice,
  withNotice,
  withSeen,
} from './followed';

const AT = Date.parse('2026-11-12T09:25:00Z');
const NOW = Date.parse('2026-11-28T12:00:00Z');

const bar = (fields: Partial<Current> = {}): Current => ({
  code: 'bar-10g',
  name: '10 g guldtacka',
  price: ore(1_400_000),
  stock: 'inStock',
  hasChoice: false,
  ...fields,
});

const followed = (fields: Partial<Followed> = {}): Followed => ({
  code: 'bar-10g',
  seen: { price: ore(1_400_000), stock: 'inStock', at: AT },
  below: null,
  back: false,
  said: null,
  ...fields,
});

const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? null;
const changes = (now: Partial<Current>, seen: Partial<Followed['seen']> = {}, at = NOW) =>
  plain(changesSince({ seen: { price: ore(1_400_000), stock: 'inStock', at: AT, ...seen } }, bar(now), at));

describe('what has changed since a product was saved', () => {
  it.each<[Partial<Current>, Partial<Followed['seen']>, string | null]>([
    [{ price: ore(1_441_200) }, {}, 'Sedan 12 november: +412 SEK'],
    [{ price: ore(1_200_000) }, {}, 'Sedan 12 november: −2 000 SEK'],
    [{ price: ore(1_441_200), hasChoice: true }, {}, 'Sedan 12 november: lägsta pris +412 SEK'],
    [{ stock: 'soldOut' }, {}, 'Sedan 12 november: slut på lager'],
    [{ price: ore(1_410_000) }, { stock: 'soldOut' }, 'Sedan 12 november: +100 SEK, åter i lager'],
    [{ stock: 'backorder' }, { stock: 'soldOut' }, 'Sedan 12 november: går att beställa igen'],
    [{ stock: 'backorder' }, {}, null],
    [{}, {}, null],
    [{ price: null }, {}, null],
    [{}, { price: null }, null],
    [{ price: ore(1_400_049) }, {}, null],
    [{ price: ore(1_500_000) }, { at: Date.parse('2025-11-12T09:25:00Z') }, 'Sedan 12 november 2025: +1 000 SEK'],
    [{ price: ore(1_500_000) }, { at: Date.parse('2026-11-28T08:05:00Z') }, 'Sedan kl. 09.05: +1 000 SEK'],
  ])('now %j, then %j: %s', (now, seen, text) => expect(changes(now, seen)).toBe(text));

  it('is nothing before a price has been seen, which stays the first one', () => {
    expect(changesSince({ seen: null }, bar(), NOW)).toBeNull();
    const first = withSeen([], [bar({ price: null, stock: 'soldOut' })], 1);
    const priced = withSeen(first, [bar()], 2);
    expect(priced).toEqual([followed({ seen: { price: ore(1_400_000), stock: 'inStock', at: 2 } })]);
    expect(withSeen(priced, [bar({ code: 'BAR-10g', price: ore(1) })], 3)).toBe(priced);
    expect(withSeen(priced, [bar({ price: null })], 3)).toBe(priced);
  });

  it('keeps the notices that are wanted', () => {
    expect(withSeen([followed({ seen: null, below: ore(5) })], [bar()], AT)).toEqual([followed({ below: ore(5) })]);
  });
});

describe('a wanted notice', () => {
  const due = (wanted: Partial<Followed>, now: Partial<Current>) =>
    plain(withNotice(followed(wanted), bar(now), NOW)?.said.text ?? null);

  it.each<[Partial<Followed>, Partial<Current>, string | null]>([
    [{ below: ore(1_400_100) }, {}, '10 g guldtacka kostar nu 14 000 SEK, under din gräns på 14 001 SEK.'],
    [{ below: ore(1_400_000) }, {}, null],
    [{ below: ore(1_500_000) }, { price: null }, null],
    [{ below: ore(1_500_000) }, { stock: 'soldOut' }, null],
    [{ back: true }, { stock: 'soldOut' }, null],
    [{ back: true }, {}, '10 g guldtacka finns i lager igen.'],
    [{ back: true }, { stock: 'backorder' }, '10 g guldtacka går att beställa igen.'],
    [{}, {}, null],
  ])('wanted %j, now %j: %s', (wanted, now, text) => expect(due(wanted, now)).toBe(text));

  it('is given once, and leaves the other', () => {
    const said = { text: expect.any(String), at: NOW };
    expect(withNotice(followed({ below: ore(1_500_000) }), bar(), NOW)).toEqual(followed({ said }));
    const both = followed({ below: ore(1_500_000), back: true });
    expect(withNotice(both, bar(), NOW)).toEqual(followed({ below: ore(1_500_000), said }));
  });
});

it.each([
  ['13 500', 1_350_000],
  ['13500,50 kr', 1_350_000],
  ['14000', 1_400_000],
  ['', 'Skriv ett pris i hela kronor, till exempel 13 500.'],
  ['0', 'Skriv ett pris i hela kronor, till exempel 13 500.'],
  ['15 000', 'Priset är redan under 15 000 SEK.'],
])('a typed price %j: %s', (typed, wanted) => {
  const read = wantedPrice(typed, bar());
  expect(typeof read === 'string' ? plain(read) : read).toBe(wanted);
});

it('reads what another release stored, a field more or less', () => {
  const stored = { ...followed({ below: ore(5) }), later: 1 };
  expect(followedSchema.parse(stored)).toEqual(followed({ below: ore(5) }));
  expect(followedSchema.parse({ code: 'bar-10g', seen: { price: 'x' }, below: -1, back: 'ja', said: 5 })).toEqual(
    followed({ seen: null }),
  );
  expect(followedSchema.safeParse({ seen: null }).success).toBe(false);
});
