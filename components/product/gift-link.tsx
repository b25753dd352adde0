import { Link } from '@/components/ui/link';
import { fineWeight } from '@/lib/domain/prices/metrics';
import type { Product } from '@/lib/domain/product/product';

/** Grams of fine gold: up to the quarter ounce and the 10 g bar, which are bought as gifts. */
const GIFT_GRAMS = 10;

/** Leads from small bars and coins of gold to the article on gifts, and from all else to the rule about giving it away. */
export function GiftLink({ product }: { product: Pick<Product, 'metal' | 'purity' | 'weight' | 'weightType'> }) {
  const grams = fineWeight(product);
  const isGift = product.metal === 'gold' && grams !== null && grams <= GIFT_GRAMS;
  return isGift ? (
    <p className="mt-4">
      Ska det bli en present? <Link href="/blogg/ge-bort-guld">Att ge bort guld</Link>
    </p>
  ) : (
    <p className="mt-4">
      Får jag ge bort det? <Link href="/faq#guld-som-present">Ja, när du har köpt det i eget namn</Link>
    </p>
  );
}
