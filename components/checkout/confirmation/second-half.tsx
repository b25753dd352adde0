import { useToCheckout } from '@/components/cart/use-to-checkout';
import { Button } from '@/components/ui/button';
import type { Metal } from '@/lib/domain/product/product';

/** The way on to the order of the other metal of a mixed cart. */
export function SecondHalf({ ordered }: { ordered: Metal }) {
  const { goToCheckout, isChecking } = useToCheckout('confirmation');
  const isGold = ordered === 'gold';
  return (
    <div className="no-print stack gap-4">
      <p>{`Ditt ${isGold ? 'silver' : 'guld'} ligger kvar i varukorgen och kan beställas nu, med egen frakt.`}</p>
      <div>
        <Button aria-busy={isChecking} appearance="primary" onClick={goToCheckout}>
          {isChecking ? 'Kollar lagret …' : `Beställ ${isGold ? 'silvret' : 'guldet'} nu`}
        </Button>
      </div>
    </div>
  );
}
