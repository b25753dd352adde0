import { Link } from '@/components/ui/link';
import { Wording } from '@/components/ui/wording';
import { formatGrams, formatPercent, formatSek } from '@/lib/domain/prices/format';
import { fineWeight, premium, spread } from '@/lib/domain/prices/metrics';
import type { Rates } from '@/lib/domain/prices/rates';
import type { Product } from '@/lib/domain/product/product';
import styles from './investor-facts.module.css';

/** Figures for investors: premium over spot, spread, fine weight and buy-back price. */
export function InvestorFacts({ product, rates }: { product: Product; rates: Rates }) {
  const over = premium(product, rates);
  const between = spread(product);
  const fine = fineWeight(product);
  const facts = [
    {
      name: 'Påslag mot spotpris',
      value: over === null ? '–' : formatPercent(over.paid),
      detail: over === null || over.beforeVat === null ? null : `${formatPercent(over.beforeVat)} före moms`,
    },
    { name: 'Spread köp/sälj', value: between === null ? '–' : formatPercent(between.percent), detail: null },
    { name: 'Finvikt', value: fine === null ? '–' : formatGrams(fine), detail: null },
  ];
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(({ name, value, detail }) => (
          <div className={styles.fact} key={name}>
            <dt className="quiet tiny">{name}</dt>
            <dd className="large medium figures">
              <span translate="no">{value}</span>
              {detail === null ? null : (
                <small className="block quiet tiny regular">
                  <Wording text={` ${detail}`} />
                </small>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className="quiet tiny mt-2">
        {'Påslag är det du betalar utöver metallvärdet. Spread är skillnaden mellan ditt pris och det vi betalar. '}
        <Link href="/blogg/paslag-och-spread">Läs mer</Link>
      </p>
      <p className="quiet tiny mt-2">
        {`${product.metal === 'silver' ? 'Silverpriset' : 'Guldpriset'} kan både stiga och falla.`}
      </p>
      {product.buyBackPrice === null ? null : (
        <p className="tinted row between baseline gap-x-4 mt-4 p-4" data-price="">
          <span>Vi köper</span>
          <strong className={styles.amount} translate="no">
            {formatSek(product.buyBackPrice)}
          </strong>
        </p>
      )}
    </>
  );
}
