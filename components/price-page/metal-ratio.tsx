import { Section } from '@/components/home/section';
import { Link } from '@/components/ui/link';
import { formatNumber } from '@/lib/prices/format';
import type { Metal } from '@/lib/prices/goods';
import type { Rates } from '@/lib/prices/rates';
import { pricePath } from '@/lib/routes/price-address';
import styles from './metal-ratio.module.css';

/** The gold-silver ratio: ounces of silver per ounce of gold. */
export function MetalRatio({ metal, rates: { gold, silver } }: { metal: Metal; rates: Rates }) {
  if (!gold || !silver) return null;
  const ratio = formatNumber(gold.sekPerOunce / silver.sekPerOunce, 1);
  const other = metal === 'gold' ? 'silver' : 'gold';
  return (
    <Section title="Guld i förhållande till silver">
      <p className={styles.text}>
        <strong className={styles.ratio}>{ratio}</strong> Ett uns guld kostar just nu lika mycket som {ratio} uns
        silver. Kvoten visar hur metallerna rör sig mot varandra; den säger inte vart något av priserna är på väg.{' '}
        <Link href={pricePath(other)}>{other === 'silver' ? 'Se silverpriset' : 'Se guldpriset'}</Link>
      </p>
    </Section>
  );
}
