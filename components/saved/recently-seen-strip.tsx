'use client';

import { useId } from 'react';
import { ProductCard } from '@/components/product/product-card';
import section from '@/components/product/section.module.css';
import { Button } from '@/components/ui/button';
import { Carousel } from '@/components/ui/carousel';
import { Container } from '@/components/ui/container';
import { ClearedList } from './cleared-list';
import styles from './recently-seen.module.css';
import { useRecentlySeenProducts } from './use-recently-seen';

interface RecentlySeenStripProps {
  /** Of the product whose page this is. */
  code: string;
}

/** Below a product: what else was looked at. Its room is kept from the beginning, so that nothing moves when the cards come. */
export function RecentlySeenStrip({ code }: RecentlySeenStripProps) {
  const { ref, found, isEmpty, isCleared, clear } = useRecentlySeenProducts<HTMLElement>(code);
  const titleId = useId();
  if (isEmpty)
    return isCleared ? (
      <Container className={section.section}>
        <ClearedList />
      </Container>
    ) : null;
  return (
    <Container className={section.section}>
      <section aria-labelledby={titleId} ref={ref}>
        <div className={section.head}>
          <h2 id={titleId}>Nyligen visade</h2>
          <Button aria-label="Rensa nyligen visade" look="quiet" onClick={clear}>
            Rensa
          </Button>
        </div>
        <div className={styles.cards}>
          {found.length > 0 ? (
            <Carousel label="Nyligen visade" set="products">
              {found.map(({ card }) => (
                <ProductCard card={card} heading="h3" key={card.code} />
              ))}
            </Carousel>
          ) : null}
        </div>
      </section>
    </Container>
  );
}
