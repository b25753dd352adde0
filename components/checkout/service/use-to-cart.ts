import { useNavigate } from '@/components/ui/pending-page';
import { paths } from '@/lib/routes/paths';
import { useCart } from '@/stores/cart-store';

/** Leaves the checkout for the cart, whose panel the compact header does not have: it opens on the home page. */
export function useToCart(): () => void {
  const navigate = useNavigate();
  return () => {
    useCart.getState().openPanel();
    navigate(paths.home);
  };
}
