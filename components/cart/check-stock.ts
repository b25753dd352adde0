import { pushEvent } from '@/lib/browser/analytics/data-layer';
import { takenFromCart } from '@/lib/browser/analytics/taken-from-cart';
import type { CartItem } from '@/lib/domain/cart/cart-item';
import { planCheckout } from '@/lib/domain/cart/delivery-check';
import { useCartNotices } from '@/stores/cart-notices-store';
import { useCart } from '@/stores/cart-store';
import { queryDeliveryTimes } from './delivery-query';

export const LONGER_DELIVERY = 'En eller flera produkter har längre leveranstid. Beställningen skickas samtidigt.';

interface CheckedCart {
  readonly items: readonly CartItem[];
  /** Nothing had to be changed, and every line can be ordered. */
  readonly proceed: boolean;
  readonly longerDelivery: boolean;
  /** What was changed, for the shopper; null for nothing beside the lines themselves. */
  readonly text: string | null;
}

/** Cuts the cart to what is left (spec.md section 4, "Till kassan"); unchanged while the stock is not known. Never rejects. */
export async function checkStock(): Promise<CheckedCart> {
  const times = await queryDeliveryTimes(useCart.getState().data).catch(() => new Map());
  // Read now, since another tab may have changed the cart meanwhile.
  const { data, replace } = useCart.getState();
  const { gone, unpriced } = useCartNotices.getState();
  const { items, removed, proceed, longerDelivery } = planCheckout(data, times);
  const lost = items.filter((item) => gone.has(item.variantCode));
  replace(items);
  takenFromCart(data, items).forEach(pushEvent);
  const texts = [
    ...removed.map(
      ({ name, variantCode }) =>
        `${name} ${gone.has(variantCode) && !unpriced.has(variantCode) ? 'säljs inte längre' : 'är slut på lager'} och har tagits bort.`,
    ),
    ...lost.map(({ name, variantCode }) =>
      unpriced.has(variantCode)
        ? `${name} har inget pris just nu. Ta bort varan för att gå vidare.`
        : `${name} säljs inte längre. Ta bort varan för att gå vidare.`,
    ),
    ...(longerDelivery ? [LONGER_DELIVERY] : []),
  ];
  return { items, proceed: proceed && lost.length === 0, longerDelivery, text: texts.join(' ') || null };
}
