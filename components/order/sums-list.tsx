import { cx } from '@/components/ui/cx';
import styles from '@/components/ui/sums.module.css';
import { formatCharged } from '@/lib/domain/order/order-sums';
import type { VatShare } from '@/lib/domain/order/order-vat';
import { type Ore, ore } from '@/lib/domain/prices/money';

interface SumsListProps {
  items: Ore | null;
  /** The VAT included in `items`; null when it is not decided. */
  vat: Ore | null;
  /** The whole sum by rate, in place of `vat` alone. */
  shares?: readonly VatShare[] | null;
  shipping: Ore | null;
  total: Ore | null;
  /** The order has been placed: nothing is left to choose. */
  isPlaced?: boolean;
}

function totalName(shipping: Ore | null, isPlaced: boolean): string {
  if (isPlaced) return 'Summa inkl. moms';
  return shipping === null ? 'Summa exkl. frakt' : 'Att betala';
}

export function SumsList({ items, vat, shares = null, shipping, total, isPlaced = false }: SumsListProps) {
  const byRate = shares?.map(({ percent, gross, vat: included }) => (
    <div className={cx(styles.row, 'small')} key={percent}>
      <dt>
        {percent === 0 ? 'Varav momsfritt' : `Varav moms ${percent}\u00a0% på ${formatCharged(ore(gross - included))}`}
      </dt>
      <dd translate="no">{formatCharged(percent === 0 ? gross : included)}</dd>
    </div>
  ));
  return (
    <dl className="stack gap-1 figures line-above pt-4">
      <div className={styles.row}>
        <dt>Varor inkl. moms</dt>
        <dd translate="no">{items === null ? '–' : formatCharged(items)}</dd>
      </div>
      {vat === null || shares !== null ? null : (
        <div className={styles.row}>
          <dt>Varav moms</dt>
          <dd translate="no">{formatCharged(vat)}</dd>
        </div>
      )}
      <div className={styles.row}>
        <dt>Frakt</dt>
        <dd translate={shipping === null ? undefined : 'no'}>
          {shipping === null ? (isPlaced ? '–' : 'Välj leveranssätt') : formatCharged(shipping)}
        </dd>
      </div>
      <div className={cx(styles.total, 'mt-2')}>
        <dt>{totalName(shipping, isPlaced)}</dt>
        <dd translate="no">{total === null ? '–' : formatCharged(total)}</dd>
      </div>
      {byRate}
    </dl>
  );
}
