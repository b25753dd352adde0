import { type CardData, cardData } from '@/components/product/card/card-data';
import type { ProductList } from '@/lib/domain/listing/listing';

/** The part of a page's head that changes with a filter choice. */
export interface ListingHead {
  readonly title: string;
  /** Absolute path on our site. */
  readonly canonical: string;
}

/** One page of cards, as rendered by the server and as returned by our own handler. */
export interface ListingCards extends Pick<ProductList, 'optionCounts' | 'order' | 'pageCount' | 'total' | 'without'> {
  readonly cards: readonly CardData[];
  readonly head: ListingHead;
}

export function listingCards(list: ProductList, head: ListingHead): ListingCards {
  const { optionCounts, order, pageCount, products, total, without } = list;
  return { optionCounts, order, pageCount, total, without, cards: products.map(cardData), head };
}
