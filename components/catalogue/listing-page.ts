import type { CardData } from '@/components/product/card-data';
import type { ListingHead } from './category-metadata';

/** One page of cards, as the server renders it and as our own handler answers it. */
export interface ListingCards {
  readonly cards: readonly CardData[];
  /** How many products fit in all. */
  readonly total: number;
  readonly pageCount: number;
  readonly head: ListingHead;
}
