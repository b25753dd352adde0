import { useRouter } from 'next/navigation';
import { pageAsked } from '@/components/layout/pending-page';
import { paths } from '@/lib/routes/paths';
import { useCart } from '@/stores/cart-store';

/** Leaves the checkout for the cart, whose panel the compact header does not have: it opens on the home page. */
export function useToCart(): () => void {
  const router = useRouter();
  return () => {
    useCart.getState().openPanel();
    pageAsked();
    router.push(paths.home);
  };
}
