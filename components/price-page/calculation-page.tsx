import { ContentTrail } from '@/components/content/content-trail';
import { MetalValueCalculator } from '@/components/content/metal-value-calculator';
import { PageHeader } from '@/components/content/page-header';
import { Container } from '@/components/ui/container';
import { Link } from '@/components/ui/link';
import { calculatorPath, pricePath } from '@/lib/domain/paths/price-paths';
import type { Calculation } from '@/lib/domain/prices/calculation';
import { formatRate } from '@/lib/domain/prices/format';
import type { Metal } from '@/lib/domain/prices/goods';
import { getRates } from '@/lib/server/catalogue/queries';
import { buyingTerms } from '@/lib/server/config/env';
import styles from './calculation-page.module.css';
import { PRICE_TEXTS } from './texts';

/** The calculator's result for visitors without scripts. */
export async function CalculationPage({ metal, calculation }: { metal: Metal; calculation: Calculation }) {
  const { title, unknown } = PRICE_TEXTS[metal];
  const rate = (await getRates())[metal];
  return (
    <Container className={styles.page}>
      <ContentTrail
        steps={[
          { name: title, path: pricePath(metal) },
          { name: 'Räkna ut värdet', path: calculatorPath(metal) },
        ]}
      />
      <PageHeader
        lead={rate ? `Räknat på marknadens pris just nu, ${formatRate(rate.sekPerOunce)}.` : unknown}
        title={`Vad är ditt ${metal === 'gold' ? 'guld' : 'silver'} värt?`}
      />
      {rate ? (
        <MetalValueCalculator
          action={calculatorPath(metal)}
          initial={calculation}
          metal={metal}
          sekPerOunce={rate.sekPerOunce}
          terms={buyingTerms(metal)}
        />
      ) : null}
      <p>
        <Link href={pricePath(metal)}>{metal === 'gold' ? 'Till guldpriset' : 'Till silverpriset'}</Link>
      </p>
    </Container>
  );
}
