import type { CardData } from '@/components/product/card-data';
import type { ProductList } from '@/lib/listing/listing';
import type { ListingHead } from './category-metadata';

/** One page of cards, as rendered by the server and as returned by our own handler. */
export interface ListingCards extends Pick<ProductList, 'optionCounts' | 'order' | 'pageCount' | 'total' | 'without'> {
  readonly cards: readonly CardData[];
  readonly head: ListingHead;
}

/** The data of a listing apart from its cards. */
export function aboutCards({ optionCounts, order, pageCount, total, without }: ProductList) {
  return { optionCounts, order, pageCount, total, without };
}
