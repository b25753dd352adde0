import type { SentCard } from '@/components/product/sent-card';
import type { ListingHead } from './category-metadata';

/** One page of cards, as the server renders it and as our own handler answers it. */
export interface ListingCards {
  /** Whole, or without what the browser knows. */
  readonly cards: readonly SentCard[];
  /** How many products fit in all. */
  readonly total: number;
  readonly pageCount: number;
  readonly head: ListingHead;
}
