import { useQuery } from '@tanstack/react-query';
import { deliveryTimesQuery } from '@/components/cart/delivery-query';
import { getQueryClient } from '@/components/queries/client';
import { useCart } from '@/stores/cart-store';

/** The goods of the cart that there are too few of, by the shop's current stock; nothing while that is not known. */
export function ShortGoods() {
  const items = useCart(({ data }) => data);
  const { data: times } = useQuery({ ...deliveryTimesQuery(items), enabled: items.length > 0 }, getQueryClient());
  const short = items.filter(({ variantId }) => times?.get(variantId)?.error === true);
  if (short.length === 0) return null;
  return (
    <ul className="stack gap-1">
      {short.map(({ name, qty, variantCode, variantId }) => {
        const left = times?.get(variantId)?.currentStock ?? 0;
        return (
          <li className="medium" key={variantCode} translate="no">
            {left > 0 ? `${name}: ${left}\u00a0st kvar av de ${qty} som du vill ha` : `${name}: slut på lager`}
          </li>
        );
      })}
    </ul>
  );
}
