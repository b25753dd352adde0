import type { ReactNode } from 'react';
import { Price } from '@/components/ui/price';
import { untilLabel, vatLabel } from '@/lib/catalogue/labels';
import type { Product } from '@/lib/catalogue/product';
import { formatClock, formatPerFineGram } from '@/lib/pricing/format';
import { pricePerGram } from '@/lib/pricing/metrics';
import type { Ore } from '@/lib/pricing/money';
import styles from './price-block.module.css';

interface PriceBlockProps {
  product: Pick<Product, 'metal' | 'netPrice' | 'purity' | 'until' | 'vat' | 'weight' | 'weightType'>;
  price: Ore | null;
  /** ISO 8601: when prices are due to change next. */
  validUntil: string;
  /** Stands before the amount: "från". */
  before?: ReactNode;
}

/** The large price with what the law and an investor want beside it: VAT, price per gram, until when. */
export function PriceBlock({ product, price, validUntil, before }: PriceBlockProps) {
  if (price === null) return <p className={styles.none}>Pris på förfrågan</p>;
  const perGram = pricePerGram({ ...product, price });
  const details = [vatLabel(product), perGram === null ? null : formatPerFineGram(perGram, product.metal)].filter(
    Boolean,
  );
  return (
    <div className={styles.block}>
      <p data-price="">
        {before}
        <Price ore={price} size="large" />
      </p>
      <p className={styles.details}>
        {details.join(' · ')} · gäller till <time dateTime={validUntil}>{formatClock(new Date(validUntil))}</time>
      </p>
      {product.until === null ? null : <p className={styles.details}>Tidsbegränsat, {untilLabel(product.until)}</p>}
    </div>
  );
}
