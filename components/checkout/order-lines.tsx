import { Picture } from '@/components/ui/picture';
import { formatCharged } from '@/lib/checkout/order-sums';
import type { OrderLine } from '@/lib/checkout/state';
import { formatPurity } from '@/lib/pricing/format';
import styles from './order-lines.module.css';

const IMAGE = 56;
const METALS = { gold: 'Guld', silver: 'Silver' } as const;

function facts(line: OrderLine): string {
  const metal = line.metal === null ? null : METALS[line.metal];
  const purity = line.purity === null ? null : `${formatPurity(line.purity)}/1000`;
  return [metal, line.weightLabel, purity].filter(Boolean).join(' · ');
}

function vatText(line: OrderLine): string {
  if (line.vat === null) return '';
  return line.vat > 0 ? `Varav moms ${formatCharged(line.vat)} (25 %)` : 'Momsfritt investeringsguld';
}

interface OrderLinesProps {
  lines: readonly OrderLine[];
}

/** Goods as an order shows them: what, how many, for how much, and the VAT in it. */
export function OrderLines({ lines }: OrderLinesProps) {
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li className={styles.line} key={`${line.productCode} ${line.name}`}>
          <div className={styles.picture} data-metal={line.metal ?? 'gold'}>
            <Picture alt="" height={IMAGE} src={line.image} width={IMAGE} />
          </div>
          <div>
            <p className={styles.name}>{line.name}</p>
            <p className={styles.facts}>{facts(line)}</p>
            <p className={styles.facts}>
              {line.quantity} st{line.unitPrice === null ? '' : ` à ${formatCharged(line.unitPrice)}`}
            </p>
            <p className={styles.facts}>{vatText(line)}</p>
          </div>
          <p className={styles.total}>{line.total === null ? '' : formatCharged(line.total)}</p>
        </li>
      ))}
    </ul>
  );
}
