import { Price } from '@/components/ui/price';
import { PRICE_ON_REQUEST, vatLabel } from '@/lib/catalogue/labels';
import type { Product } from '@/lib/catalogue/product';
import { formatKrPerGram, formatSek } from '@/lib/pricing/format';
import { pricePerGram } from '@/lib/pricing/metrics';
import styles from './price-block.module.css';

interface PriceBlockProps {
  product: Pick<Product, 'metal' | 'price' | 'purity' | 'reducedFrom' | 'vat' | 'weight'>;
  /** ISO 8601: when prices are due to change next. */
  validUntil: string;
}

/** "10:25" in Sweden. */
function clockTime(iso: string): string {
  return new Intl.DateTimeFormat('sv-SE', { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Stockholm' }).format(
    new Date(iso),
  );
}

/** The large price with what the law and an investor want beside it: VAT, price per gram, until when. */
export function PriceBlock({ product, validUntil }: PriceBlockProps) {
  const { price, reducedFrom } = product;
  if (price === null) return <p className={styles.none}>{PRICE_ON_REQUEST}</p>;
  const perGram = pricePerGram(product);
  const details = [vatLabel(product), perGram === null ? null : formatKrPerGram(perGram)].filter(Boolean);
  return (
    <div className={styles.block}>
      <p data-price="">
        <Price ore={price} size="large" />
      </p>
      {reducedFrom === null ? null : (
        <p className={styles.details}>
          Nedsatt från <s>{formatSek(reducedFrom)}</s>, lägsta pris de senaste 30 dagarna
        </p>
      )}
      <p className={styles.details}>
        {details.join(' · ')} · gäller till <time dateTime={validUntil}>{clockTime(validUntil)}</time>
      </p>
    </div>
  );
}
