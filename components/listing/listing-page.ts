import { type CardData, cardsOf } from '@/components/card/card-data';
import type { Listing, ProductList } from '@/lib/domain/listing/listing';

/** The part of a page's head that changes with a filter choice. */
export interface PageHead {
  readonly title: string;
  /** Absolute path on our site. */
  readonly canonical: string;
}

type Shown = Pick<ProductList, 'groups' | 'optionCounts' | 'order' | 'pageCount' | 'total' | 'without'>;

/** One page of cards, as rendered by the server and as returned by our own handler. */
export interface ListingCards extends Shown {
  readonly cards: readonly CardData[];
  readonly head: PageHead;
}

export function listingCards(
  list: ProductList & Partial<Pick<Listing, 'lowestPerGram'>>,
  head: PageHead,
): ListingCards {
  const { groups, lowestPerGram = null, optionCounts, order, pageCount, products, total, without } = list;
  return { groups, optionCounts, order, pageCount, total, without, cards: cardsOf(products, lowestPerGram), head };
}
