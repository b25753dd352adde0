import { groupBy } from '@/lib/domain/group-by';
import type { Place, PlaceKind } from './documents';

const NAMES: Readonly<Record<PlaceKind, string>> = {
  categories: 'Kategorier',
  questions: 'Frågor och svar',
  articles: 'Artiklar',
  pages: 'Sidor',
};

export interface PlaceGroup {
  readonly kind: PlaceKind;
  readonly name: string;
  readonly places: readonly Place[];
}

/** The places by kind, the kind of the best match first, with at most `most` of each. */
export function placeGroups(places: readonly Place[], most: number): PlaceGroup[] {
  return [...groupBy(places, ({ kind }) => kind)].map(([kind, all]) => ({
    kind,
    name: NAMES[kind],
    places: all.slice(0, most),
  }));
}
