import { checkStock } from '@/components/cart/check-stock';
import { useNavigate } from '@/components/ui/pending-page';
import { paths } from '@/lib/domain/paths/paths';
import { useCartNotices } from '@/stores/cart-notices-store';
import { useCart } from '@/stores/cart-store';

/** Leaves the checkout for the cart. The compact header has no cart panel, so it opens on the home page, with what is left of each line. */
export function useToCart(): () => void {
  const navigate = useNavigate();
  return () => {
    useCart.getState().openPanel();
    navigate(paths.home);
    void checkStock().then(({ text }) => useCartNotices.setState({ message: text }));
  };
}
