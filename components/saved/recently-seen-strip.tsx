import { useId } from 'react';
import { ProductCard } from '@/components/product/card/product-card';
import section from '@/components/product/section.module.css';
import { Button } from '@/components/ui/button';
import { Carousel } from '@/components/ui/carousel';
import { Container } from '@/components/ui/container';
import { ClearedList } from './cleared-list';
import styles from './recently-seen.module.css';
import { useRecentlySeenProducts } from './use-recently-seen';

/** The recently viewed products on a product page. Reserves its height, so that loading cards move nothing. */
export function RecentlySeenStrip({ code }: { code: string }) {
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
        <div className="row between baseline gap-2 gap-x-5 mb-5">
          <h2 id={titleId}>Nyligen visade</h2>
          <Button aria-label="Rensa nyligen visade" appearance="quiet" onClick={clear}>
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
