import { formatCharged } from '@/lib/domain/order/order-sums';
import type { Ore } from '@/lib/domain/prices/money';

interface PriceChangeProps {
  isChanged: boolean;
  seen: Ore;
  now: Ore;
  /** An earlier attempt got no response: there may be an order at the old total. */
  isInDoubt: boolean;
}

/** A price change during the review: the old total, the new one, and what has been ordered so far. */
export function PriceChange({ isChanged, seen, now, isInDoubt }: PriceChangeProps) {
  return (
    <div role="alert">
      {isChanged ? (
        <div className="notice">
          <p className="medium">Priset har ändrats</p>
          <p>
            Metallpriset har uppdaterats sedan du såg summan.{' '}
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
