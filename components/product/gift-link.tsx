import { Link } from '@/components/ui/link';
import { fineWeight } from '@/lib/domain/prices/metrics';
import type { Product } from '@/lib/domain/product/product';

/** Grams of fine gold: up to the quarter ounce and the 10 g bar, which are bought as gifts. */
const MOST_GRAMS = 10;

/** Leads from small bars and coins of gold to the article on gifts. */
export function GiftLink({ product }: { product: Pick<Product, 'metal' | 'purity' | 'weight' | 'weightType'> }) {
  const grams = fineWeight(product);
  if (product.metal !== 'gold' || grams === null || grams > MOST_GRAMS) return null;
  return (
    <p className="mt-4">
      Ska det bli en present? <Link href="/blogg/ge-bort-guld">Att ge bort guld</Link>
    </p>
  );
}
