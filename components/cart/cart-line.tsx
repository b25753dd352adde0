import { metalGround } from '@/components/card/metal-ground';
import { cx } from '@/components/ui/cx';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { QuantityInput } from '@/components/ui/quantity-input';
import { Wording } from '@/components/ui/wording';
import { quantityLimit } from '@/lib/domain/cart/cart';
import type { CartItem } from '@/lib/domain/cart/cart-item';
import { productPath } from '@/lib/domain/paths/catalogue-paths';
import { formatSek } from '@/lib/domain/prices/format';
import { availability } from '@/lib/domain/product/availability';
import { vatLabel } from '@/lib/domain/product/labels';
import { PRICE_ON_REQUEST } from '@/lib/domain/product/price-on-request';
import { lineKey, useCartNotices } from '@/stores/cart-notices-store';
import { changeQuantity } from './cart-actions';
import styles from './cart-line.module.css';

const IMAGE = 72;

export function CartLine({ item, onRemove }: { item: CartItem; onRemove: () => void }) {
  const vat = vatLabel(item);
  const { kind, text } = availability(item);
  const earlier = useCartNotices((state) => state.earlier[lineKey(item)]);
  const isGone = useCartNotices((state) => state.gone.has(item.variantCode));
  const isUnpriced = useCartNotices((state) => state.unpriced.has(item.variantCode));
  return (
    <li className={styles.line}>
      <div className={styles.picture}>
        <Picture
          alt=""
          className={cx('rounded', metalGround(item.metal))}
          height={IMAGE}
          src={item.image}
          width={IMAGE}
        />
      </div>
      <div className={styles.what} translate="no">
        <Link className="plain-link medium" href={productPath(item)}>
          {item.name}
        </Link>
      </div>
      <p className="medium figures nowrap" data-price="" translate="no">
        {isUnpriced ? '–' : formatSek(item.sum)}
      </p>
      <div className={styles.rest}>
        <p className="quiet small" data-price="">
          <Wording text={isUnpriced ? PRICE_ON_REQUEST : `${formatSek(item.price)} per st`} />
        </p>
        {isUnpriced || vat === null ? null : (
          <p className="quiet small">
            <Wording text={vat} />
          </p>
        )}
        {earlier === undefined || isGone ? null : (
          <p className={styles.adjusted}>
            <Wording text={`Nytt pris: från ${formatSek(earlier)} till ${formatSek(item.price)}`} />
          </p>
        )}
        {isGone ? (
          <p className={styles.adjusted}>
            {`${isUnpriced ? 'Varan har inget pris just nu.' : 'Varan säljs inte längre.'} Ta bort den för att gå vidare.`}
          </p>
        ) : null}
        {kind === 'backorder' ? <p className="quiet small">{text}</p> : null}
        {item.mayWithdraw ? <p className="quiet small">14&nbsp;dagars ångerrätt</p> : null}
        <p className={styles.adjusted} role="status">
          {item.adjusted ? 'Vi har uppdaterat antalet p.g.a. begränsat lager' : null}
        </p>
        <div className={styles.controls}>
          <QuantityInput
            label={`Antal, ${item.name}`}
            max={quantityLimit(item)}
            onChange={(quantity) => changeQuantity(item, quantity)}
            size="small"
            value={item.qty}
          />
          <button aria-label={`Ta bort ${item.name}`} className={styles.remove} onClick={onRemove} type="button">
            Ta bort
          </button>
        </div>
      </div>
    </li>
  );
}
