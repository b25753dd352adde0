import { ContentTrail } from '@/components/content/content-trail';
import { FaqList } from '@/components/content/faq-list';
import { MetalValue } from '@/components/content/metal-value';
import { PageHeader } from '@/components/content/page-header';
import { PriceExample } from '@/components/home/price-example';
import { Section } from '@/components/home/section';
import { Container } from '@/components/ui/container';
import { cx } from '@/components/ui/cx';
import { Link } from '@/components/ui/link';
import { Price } from '@/components/ui/price';
import { StructuredData } from '@/components/ui/structured-data';
import { formatMoment } from '@/lib/domain/dates';
import { productPath } from '@/lib/domain/paths/catalogue-paths';
import { pricePath } from '@/lib/domain/paths/price-paths';
import { formatNumber, formatPercent } from '@/lib/domain/prices/format';
import type { Metal } from '@/lib/domain/prices/goods';
import type { Period } from '@/lib/domain/prices/periods';
import { summaryOf } from '@/lib/domain/prices/price-text';
import type { Rates } from '@/lib/domain/prices/rates';
import { PRICE_CYCLE_TEXT } from '@/lib/domain/prices/schedule';
import type { CheapSize } from '@/lib/domain/product/cheapest-by-size';
import { getProduct } from '@/lib/server/catalogue/queries';
import { env } from '@/lib/server/config/env';
import { getFaqSection } from '@/lib/server/content/faq';
import { getCheapestBySize, getPriceReport } from '@/lib/server/history/queries';
import { pageJsonLd } from '@/lib/server/seo/json-ld';
import { PriceChart } from './price-chart';
import { PriceNow } from './price-now';
import styles from './price-page.module.css';
import { PRICE_TEXTS } from './texts';

const SIZE_OF_EXAMPLE = /^1\soz$/;

function CheapestSizes({ metal, sizes }: { metal: Metal; sizes: readonly CheapSize[] }) {
  return (
    <div className={styles.sizes}>
      <table className={cx('data-table', styles.table)}>
        <thead>
          <tr>
            <th scope="col">Storlek</th>
            <th scope="col">Vara</th>
            <th className="figure" scope="col">
              Påslag
            </th>
            <th className="figure" scope="col">
              {metal === 'silver' ? 'Pris med moms' : 'Pris'}
            </th>
          </tr>
        </thead>
        <tbody data-price="" translate="no">
          {sizes.map(({ size, product, premium }) => (
            <tr key={size}>
              <th scope="row">{size.replace(/(\d)([a-z])/, '$1\u00a0$2')}</th>
              <td>
                <Link href={productPath(product)}>{product.name}</Link>
              </td>
              <td className="figure">{formatPercent(premium)}</td>
              <td className="figure">{product.price === null ? '–' : <Price ore={product.price} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The gold-silver ratio: ounces of silver per ounce of gold. */
function MetalRatio({ metal, rates: { gold, silver } }: { metal: Metal; rates: Rates }) {
  if (!gold || !silver) return null;
  const ratio = formatNumber(gold.sekPerOunce / silver.sekPerOunce, 1);
  const other = metal === 'gold' ? 'silver' : 'gold';
  return (
    <Section title="Guld i förhållande till silver">
      <p className={styles.text}>
        <strong className={styles.ratio} translate="no">
          {ratio}
        </strong>{' '}
        Ett uns guld kostar just nu lika mycket som <span translate="no">{ratio}</span> uns silver. Kvoten visar hur
        metallernas priser förändras i förhållande till varandra; den säger inte vart något av priserna är på väg.{' '}
        <Link href={pricePath(other)}>{other === 'silver' ? 'Se silverpriset' : 'Se guldpriset'}</Link>
      </p>
    </Section>
  );
}

export async function PricePage({ metal, period }: { metal: Metal; period: Period }) {
  // The time zone library reads the clock, which Next allows in a prerendered page only within a cache.
  'use cache';
  const texts = PRICE_TEXTS[metal];
  const [report, sizes] = await Promise.all([getPriceReport(metal, period), getCheapestBySize(metal)]);
  const rate = report?.rates[metal];
  const example = sizes.find(({ size }) => SIZE_OF_EXAMPLE.test(size)) ?? sizes.at(-1);
  const product = example ? await getProduct(example.product.code) : null;
  const changed = new Date(report?.epoch.changed ?? 0);
  const { heading, description, crumb } = texts.periods[period];
  const path = pricePath(metal, period);
  const jsonLd = { name: heading, description, path, changed: report?.epoch.changed };
  const steps = [{ name: texts.title, path: pricePath(metal) }, ...(period === 'dag' ? [] : [{ name: crumb, path }])];
  return (
    <>
      <Container>
        <StructuredData data={pageJsonLd(jsonLd, env().SITE_URL)} name="page" />
        <ContentTrail steps={steps} />
        <PageHeader
          lead={rate && report ? summaryOf(metal, rate.sekPerOunce, changed, report.changes) : texts.unknown}
          title={heading}
        />
        {rate && report ? (
          <div className={styles.price}>
            <PriceNow changes={report.changes} epoch={report.epoch} metal={metal} sekPerOunce={rate.sekPerOunce} />
            <PriceChart metal={metal} period={period} view={report.view} />
          </div>
        ) : null}
      </Container>
      <Section lead={texts.valueLead} title={texts.valueTitle}>
        <MetalValue changed={formatMoment(changed)} metal={metal} sekPerOunce={rate?.sekPerOunce ?? null} />
      </Section>
      {sizes.length > 0 ? (
        <Section lead={texts.sizesLead} title="Lägst påslag just nu">
          <CheapestSizes metal={metal} sizes={sizes} />
        </Section>
      ) : null}
      <Section title="Så sätts priset">
        <PriceExample product={product} rates={report?.rates ?? {}} />
      </Section>
      <MetalRatio metal={metal} rates={report?.rates ?? {}} />
      <Container className="mt-7">
        <FaqList section={getFaqSection(texts.faq)} />
        <p className="measure quiet small mt-6">
          Spotpriset är marknadens pris för stora partier, utan påslag och moms. Noteringarna är våra egna, gjorda{' '}
          {PRICE_CYCLE_TEXT}. Dygn räknas i svensk tid, och stängning är dygnets sista notering.
          {report?.isDemonstration ? (
            <span> Det här är en demonstration: en del av kurvan och jämförelserna bygger på påhittade värden.</span>
          ) : null}
        </p>
      </Container>
    </>
  );
}
