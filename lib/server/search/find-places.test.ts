import { describe, expect, it } from 'vitest';
import type { PlaceDocument, PlaceKind } from './documents';
import { createPlaceIndex, findNearest, findPlaces } from './find-places';
import { placeGroups } from './place-groups';

const place = (name: string, text = '', called = '', kind: PlaceKind = 'pages'): PlaceDocument => ({
  href: `/${name}`,
  kind,
  name,
  within: null,
  text,
  called,
  first: '',
});
const places = [
  place('Frakt', 'Vi skickar med bud.', 'leverans porto'),
  place('Fraktvillkor', 'Leverans sker inom tre dagar.'),
  place('Ånger', 'Frakt ersätts inte.', 'retur'),
  place('Guldpris', 'Priset per gram.'),
  place('Trakt'),
  { ...place('Kontakt'), within: 'Öppettider' },
];
const index = createPlaceIndex([...places, place('Frakt', 'Samma adress.', 'leverans porto')]);
const found = (term: string) => {
  const { named, mentioned } = findPlaces(index, term);
  return [named.map(({ name }) => name), mentioned.map(({ name }) => name)];
};

describe('places', () => {
  it.each([
    ['frakt', ['Frakt', 'Fraktvillkor'], ['Ånger']],
    ['porto', ['Frakt'], []],
    ['drakt', ['Frakt', 'Trakt'], []],
    ['leverans', ['Frakt'], ['Fraktvillkor']],
    ['leveran', ['Frakt'], ['Fraktvillkor']],
    ['fr', [], []],
    ['fra', ['Frakt', 'Fraktvillkor'], ['Ånger']],
    ['frkat', ['Frakt'], ['Ånger']],
    ['angre', ['Ånger'], []],
    ['aanger', ['Ånger'], []],
    ['frakt retur', [], ['Ånger']],
    ['gram', [], ['Guldpris']],
    ['garm', [], ['Guldpris']],
    ['oppettider', [], ['Kontakt']],
    ['nothing', [], []],
    [' ', [], []],
  ])('"%s" is the name of %j, and in the text of %j', (term, named, mentioned) =>
    expect(found(term)).toEqual([named, mentioned]),
  );

  it('of one address are one, the last', () => {
    expect(findPlaces(index, 'samma').mentioned.map(({ text }) => text)).toEqual(['Samma adress.']);
  });

  it('are the nearest with any of the words in their names, or similar ones', () => {
    const nearest = (term: string) => findNearest(index, term).map(({ name }) => name);
    expect(nearest('retur guldpirs')).toEqual(expect.arrayContaining(['Ånger', 'Guldpris']));
    expect([nearest('gram'), nearest('  ')]).toEqual([[], []]);
  });
});

it('places are grouped by kind, the kind of the best match first', () => {
  const all = [
    place('a', '', '', 'articles'),
    place('b', '', '', 'categories'),
    place('c', '', '', 'articles'),
    place('d', '', '', 'articles'),
  ];
  const groups = placeGroups(all, 2).map(({ name, kind, places: [...some] }) => [
    name,
    kind,
    some.map((one) => one.name),
  ]);
  expect(groups).toEqual([
    ['Artiklar', 'articles', ['a', 'c']],
    ['Kategorier', 'categories', ['b']],
  ]);
});
