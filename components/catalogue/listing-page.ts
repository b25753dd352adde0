import type { CardData } from '@/components/product/card-data';
import type { ProductList } from '@/lib/listing/listing';
import type { ListingHead } from './category-metadata';

/** One page of cards, as the server renders it and as our own handler sends it. */
export interface ListingCards extends Pick<ProductList, 'optionCounts' | 'order' | 'pageCount' | 'total' | 'without'> {
  readonly cards: readonly CardData[];
  readonly head: ListingHead;
}

/** What a listing says beside its cards. */
export function aboutCards({ optionCounts, order, pageCount, total, without }: ProductList) {
  return { optionCounts, order, pageCount, total, without };
}
