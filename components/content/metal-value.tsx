import { FINENESSES, fineGrams } from '@/lib/content/metal-value';
import { formatKrPerGram, formatRate } from '@/lib/prices/format';
import { metalValue } from '@/lib/prices/metrics';
import styles from './metal-value.module.css';
import { MetalValueCalculator } from './metal-value-calculator';

interface MetalValueProps {
  /** Spot price of gold in SEK per troy ounce; null when it is not known. */
  goldSekPerOunce: number | null;
  /** When prices last changed, as the reader sees it. */
  changed: string;
}

/** What the gold in an object is worth: a table that needs no script, and a calculator beside it. */
export function MetalValue({ goldSekPerOunce, changed }: MetalValueProps) {
  if (goldSekPerOunce === null)
    return <p className={styles.note}>Guldpriset går inte att visa just nu. Ring oss, så räknar vi åt dig.</p>;
  return (
    <div className={styles.frame}>
      <MetalValueCalculator sekPerOunce={goldSekPerOunce} />
      <div>
        <table className={styles.table}>
          <caption className={styles.caption}>Metallvärde per gram</caption>
          <thead>
            <tr>
              <th scope="col">Halt</th>
              <th scope="col">Stämpel</th>
              <th className={styles.examples} scope="col">
                Till exempel
              </th>
              <th className={styles.figure} scope="col">
                Värde
              </th>
            </tr>
          </thead>
          <tbody>
            {FINENESSES.map(({ id, label, stamp, perMille, examples }) => (
              <tr key={id}>
                <th scope="row">{label}</th>
                <td>{stamp}</td>
                <td className={styles.examples}>{examples}</td>
                <td className={styles.figure} data-price="">
                  {formatKrPerGram(metalValue(fineGrams(1, perMille), goldSekPerOunce))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className={styles.note}>
          Metallvärde, inte ett bud. Räknat på guldpriset {formatRate(goldSekPerOunce)}. Priserna ändrades senast{' '}
          {changed}.
        </p>
      </div>
    </div>
  );
}
