import { memo } from 'react';
import type { CardPlace } from '@/components/card/card-image';
import { ProductCard } from '@/components/product/card/product-card';
import { GridItem, ProductGrid } from '@/components/product/card/product-grid';
import { Wording } from '@/components/ui/wording';
import styles from './listing-groups.module.css';
import type { ListingCards } from './listing-page';

/** Number of cards above the fold. */
const SEEN = 4;

function placeOf(index: number): CardPlace | undefined {
  if (index === 0) return 'first';
  return index < SEEN ? 'seen' : undefined;
}

/** The name of each group, by the index of its first card. */
function namesByIndex(groups: ListingCards['groups']): ReadonlyMap<number, string> {
  let start = 0;
  return new Map(
    groups.map(({ name, count }) => {
      start += count;
      return [start - count, name];
    }),
  );
}

/**
 * The cards of a page in one grid: a group begins with its name above its first card, so that no row is left half empty.
 * Memoised: a filter's checkbox updates without rendering 24 cards again.
 */
export const ListingGroups = memo(function ListingGroups({ cards, groups }: Pick<ListingCards, 'cards' | 'groups'>) {
  const names = namesByIndex(groups);
  return (
    <ProductGrid>
      {cards.map((card, index) => {
        const name = names.get(index);
        return (
          <GridItem key={card.code}>
            {name === undefined ? null : (
              <h2 className={styles.name}>
                <Wording text={name} />
              </h2>
            )}
            <ProductCard card={card} heading={names.size > 0 ? 'h3' : 'h2'} place={placeOf(index)} />
          </GridItem>
        );
      })}
    </ProductGrid>
  );
});
