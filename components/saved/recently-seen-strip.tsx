import { RecentlySeen } from '@/components/card/recently-seen';
import { ProductCard } from '@/components/product/card/product-card';
import section from '@/components/product/section.module.css';
import { Container } from '@/components/ui/container';

export function RecentlySeenStrip({ code }: { code: string }) {
  return (
    <RecentlySeen
      frame={(content) => <Container className={section.section}>{content}</Container>}
      head={(title, clear) => (
        <div className="row between baseline gap-2 gap-x-5 mb-5">
          <h2 {...title}>Nyligen visade</h2>
          {clear}
        </div>
      )}
      set="products"
      without={[code]}
    >
      {(card) => <ProductCard card={card} heading="h3" key={card.code} />}
    </RecentlySeen>
  );
}
