import type { ReactNode } from 'react';
import { CallOrMail } from '@/components/ui/call-or-mail';
import { Price } from '@/components/ui/price';
import { Wording } from '@/components/ui/wording';
import { formatClock, formatPerFineGram, formatSek } from '@/lib/domain/prices/format';
import { pricePerGram } from '@/lib/domain/prices/metrics';
import { untilLabel, vatLabel } from '@/lib/domain/product/labels';
import { PRICE_ON_REQUEST } from '@/lib/domain/product/price-on-request';
import type { Product } from '@/lib/domain/product/product';
import styles from './price-block.module.css';

interface PriceBlockProps {
  product: Pick<
    Product,
    'isInvestmentGold' | 'metal' | 'price' | 'purity' | 'reducedFrom' | 'until' | 'vat' | 'weight' | 'weightType'
  >;
  /** Time of the next price change, ISO 8601. */
  validUntil: string;
  before?: ReactNode;
}

/** The large price with VAT, price per gram and validity, for the law and for investors. */
export function PriceBlock({ product, validUntil, before }: PriceBlockProps) {
  const { price, reducedFrom } = product;
  if (price === null)
    return (
      <div className={styles.block}>
        <p className={styles.none}>{PRICE_ON_REQUEST}</p>
        <p className="compact quiet figures mt-1">
          <CallOrMail />, så får du ett pris.
        </p>
      </div>
    );
  const perGram = pricePerGram(product);
  const details = [vatLabel(product), perGram === null ? null : formatPerFineGram(perGram, product.metal)].filter(
    Boolean,
  );
  return (
    <div className={styles.block}>
      <p data-price="">
        {before}
        <Price isLarge ore={price} />
      </p>
      {reducedFrom === null ? null : (
        <p className="compact quiet figures mt-1">
          Nedsatt. Tidigare lägsta pris (30&nbsp;dagar före sänkningen): <s translate="no">{formatSek(reducedFrom)}</s>
        </p>
      )}
      <p className="compact quiet figures mt-1">
        <Wording text={`${details.join(', ')}, gäller\u00a0till\u00a0`} />
        <time dateTime={validUntil} translate="no">
          {formatClock(new Date(validUntil))}
        </time>
      </p>
      {product.until === null || reducedFrom === null ? null : (
        <p className="compact quiet figures mt-1">
          <Wording text={`Tidsbegränsat, ${untilLabel(product.until)}`} />
        </p>
      )}
    </div>
  );
}
