import type { ChangedPart } from '@/components/checkout/service/use-basket';
import { formatCharged } from '@/lib/domain/order/order-sums';
import type { Ore } from '@/lib/domain/prices/money';

const CHANGES: Readonly<Record<ChangedPart, string>> = {
  items: 'Metallpriset har uppdaterats sedan du såg summan.',
  shipping: 'Frakten har ändrats sedan du såg summan.',
  both: 'Metallpriset och frakten har ändrats sedan du såg summan.',
};

interface PriceChangeProps {
  changed: ChangedPart | null;
  seen: Ore;
  now: Ore;
  /** An earlier attempt got no response: there may be an order at the old total. */
  isInDoubt: boolean;
}

/** A changed total during the review: the old total, the new one, and what has been ordered so far. */
export function PriceChange({ changed, seen, now, isInDoubt }: PriceChangeProps) {
  return (
    <div role="alert">
      {changed ? (
        <div className="notice">
          <p className="medium">Priset har ändrats</p>
          <p>
            <span>{CHANGES[changed]}</span>{' '}
            <span>
              {isInDoubt
                ? 'Om din förra beställning kom fram gäller den, till den tidigare summan. Annars har inget beställts.'
                : 'Inget har beställts.'}
            </span>{' '}
            Tidigare summa{' '}
            <span className="nowrap" translate="no">
              {formatCharged(seen)}
            </span>
            , ny summa <strong translate="no">{formatCharged(now)}</strong>.
          </p>
        </div>
      ) : null}
    </div>
  );
}
