import type { Metadata } from 'next';
import { TopSellers } from '@/components/product/top-sellers';
import { WishlistPage } from '@/components/saved/wishlist-page';

export const ensureStatic = 'navigation';

export const metadata: Metadata = { title: 'Önskelista', robots: { index: false } };

export default function WishlistRoute() {
  return <WishlistPage whenEmpty={<TopSellers />} />;
}
