import { metalGround } from '@/components/card/metal-ground';
import { cx } from '@/components/ui/cx';
import { Picture } from '@/components/ui/picture';
import { Wording } from '@/components/ui/wording';
import { formatCharged } from '@/lib/domain/order/order-sums';
import type { OrderLine } from '@/lib/domain/order/state';
import { vatRate } from '@/lib/domain/order/vat-rate';
import { formatPurity } from '@/lib/domain/prices/format';
import { vatLabel } from '@/lib/domain/product/labels';
import styles from './order-lines.module.css';

const IMAGE = 56;
const METALS = { gold: 'Guld', silver: 'Silver' } as const;

function facts(line: OrderLine): string {
  const metal = line.metal === null ? null : METALS[line.metal];
  const purity = line.purity === null ? null : `${formatPurity(line.purity)}/1000`;
  return [metal, line.weightLabel, purity].filter(Boolean).join(' · ');
}

/** The VAT of an order line: amount and rate when there is VAT, else the VAT status of the product; unknown when amount and sum are at no rate. */
export function lineVat(line: Pick<OrderLine, 'isInvestmentGold' | 'metal' | 'quantity' | 'total' | 'vat'>): string {
  const { quantity, total, vat } = line;
  if (total === null) return '';
  const rate = vat === null ? null : vatRate(total, vat, quantity);
  if (vat === null || rate === null) return 'Moms okänd';
  if (vat > 0) return `Varav moms ${formatCharged(vat)} (${rate}\u00a0%)`;
  return vatLabel({ ...line, price: total }) ?? '';
}

/** The lines of an order with quantity, price and VAT. */
export function OrderLines({ lines }: { lines: readonly OrderLine[] }) {
  return (
    <ul className="stack gap-4">
      {lines.map((line) => (
        <li className={styles.line} key={`${line.productCode} ${line.name}`}>
          <Picture
            alt=""
            className={cx('rounded', metalGround(line.metal))}
            height={IMAGE}
            src={line.image}
            width={IMAGE}
          />
          <div>
            <div className={styles.first} translate="no">
              <p className="medium">{line.name}</p>
              <p className="figures nowrap">{line.total === null ? '' : formatCharged(line.total)}</p>
            </div>
            <p className="quiet small" translate="no">
              {facts(line)}
            </p>
            {line.availability === null ? null : <p className="quiet small">{line.availability}</p>}
            <p className="quiet small">
              <Wording
                text={`${line.quantity}\u00a0st${line.unitPrice === null ? '' : ` à ${formatCharged(line.unitPrice)}`}`}
              />
            </p>
            <p className="quiet small">
              <Wording text={lineVat(line)} />
            </p>
            {line.mayWithdraw ? <p className="quiet small">14&nbsp;dagars ångerrätt</p> : null}
          </div>
        </li>
      ))}
    </ul>
  );
}
