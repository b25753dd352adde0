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

interface GridProps extends Pick<ListingCards, 'cards'> {
  /** Number of cards before these. */
  before: number;
  heading: 'h2' | 'h3';
}

function Grid({ cards, before, heading }: GridProps) {
  return (
    <ProductGrid>
      {cards.map((card, index) => (
        <GridItem key={card.code}>
          <ProductCard card={card} heading={heading} place={placeOf(before + index)} />
        </GridItem>
      ))}
    </ProductGrid>
  );
}

/** The cards of a page, in a list of their own for each heading. Memoised: a filter's checkbox updates without rendering 24 cards again. */
export const ListingGroups = memo(function ListingGroups({ cards, groups }: Pick<ListingCards, 'cards' | 'groups'>) {
  if (groups.length === 0) return <Grid before={0} cards={cards} heading="h2" />;
  let start = 0;
  return groups.map(({ name, count }) => {
    const before = start;
    start += count;
    return (
      <div key={`${before} ${name}`}>
        <h2 className={styles.name}>
          <Wording text={name} />
        </h2>
        <Grid before={before} cards={cards.slice(before, start)} heading="h3" />
      </div>
    );
  });
});
