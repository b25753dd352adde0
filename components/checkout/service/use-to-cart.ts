import { useNavigate } from '@/components/ui/pending-page';
import { paths } from '@/lib/domain/paths/paths';
import { useCart } from '@/stores/cart-store';

/** Leaves the checkout for the cart. The compact header has no cart panel, so it opens on the home page. */
export function useToCart(): () => void {
  const navigate = useNavigate();
  return () => {
    useCart.getState().openPanel();
    navigate(paths.home);
  };
}
