'use client';

import type { ReactNode } from 'react';
import { ProductCard } from '@/components/product/card/product-card';
import { GridItem, ProductGrid } from '@/components/product/card/product-grid';
import { useWishlist } from '@/stores/wishlist-store';
import { SavedPage } from './saved-page';

export function WishlistPage({ whenEmpty }: { whenEmpty: ReactNode }) {
  return (
    <SavedPage
      help="Här är det tomt än. Tryck på hjärtat vid en produkt, så ligger den kvar här till nästa gång, i den här webbläsaren."
      store={useWishlist}
      title="Önskelista"
      whenEmpty={whenEmpty}
    >
      {(entries) => (
        <ProductGrid>
          {entries.map(({ card }) => (
            <GridItem key={card.code}>
              <ProductCard card={card} />
            </GridItem>
          ))}
        </ProductGrid>
      )}
    </SavedPage>
  );
}
