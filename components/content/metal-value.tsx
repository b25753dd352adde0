import type { ReactNode } from 'react';
import { cx } from '@/components/ui/cx';
import { Wording } from '@/components/ui/wording';
import { calculatorPath } from '@/lib/domain/paths/price-paths';
import { type BuyingTerms, changesWithMetal, paidFor } from '@/lib/domain/prices/buying';
import { parseCalculation } from '@/lib/domain/prices/calculation';
import { formatKrPerGram, formatRate } from '@/lib/domain/prices/format';
import type { Metal } from '@/lib/domain/prices/goods';
import { fineGrams, finenessesOf } from '@/lib/domain/prices/metal-value';
import { metalValue } from '@/lib/domain/prices/metrics';
import { buyingTerms } from '@/lib/server/config/env';
import styles from './metal-value.module.css';
import { MetalValueCalculator } from './metal-value-calculator';

interface MetalValueProps {
  metal: Metal;
  /** Spot price in SEK per troy ounce; null when unknown. */
  sekPerOunce: number | null;
  /** Time of the last price change, formatted. */
  changed: string;
  /** Beside the calculator, in place of the table, which is then folded. */
  children?: ReactNode;
}

const PRICE_OF = { gold: 'guldpriset', silver: 'silverpriset' } as const;

const UNPROMISED =
  'Metallvärde, inte ett bud: vårt pris beror på halten, vikten och hur mycket det kostar att pröva, smälta och raffinera.';

function promiseOf(metal: Metal, terms: BuyingTerms): string {
  if (Object.keys(terms).length === 0) return UNPROMISED;
  const lasts = changesWithMetal(terms)
    ? `följer ${PRICE_OF[metal]} och gäller till nästa prisuppdatering`
    : 'gäller i dag';
  return `Det vi betalar ${lasts}. Priset är slutligt när halt och vikt har prövats.`;
}

interface TableProps {
  metal: Metal;
  sekPerOunce: number;
  terms: BuyingTerms;
}

function Table({ metal, sekPerOunce, terms }: TableProps) {
  const isPromised = Object.keys(terms).length > 0;
  const paidPerGram = (fineness: string) => {
    const paid = paidFor(metal, { grams: 1, fineness }, terms, sekPerOunce);
    return paid === null ? '–' : formatKrPerGram(paid);
  };
  return (
    <table className={cx('data-table', styles.table)}>
      <caption className="quiet small left mb-2">Metallvärde per gram</caption>
      <thead>
        <tr>
          <th scope="col">Halt</th>
          <th scope="col">Stämpel</th>
          <th className={styles.examples} scope="col">
            Till exempel
          </th>
          <th className="figure" scope="col">
            Värde
          </th>
          {isPromised ? (
            <th className="figure" scope="col">
              Vi betalar
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody translate="no">
        {finenessesOf(metal).map(({ id, label, stamp, perMille, examples }) => (
          <tr key={id}>
            <th scope="row">{label}</th>
            <td>{stamp}</td>
            <td className={styles.examples}>{examples}</td>
            <td className="figure" data-price="">
              {formatKrPerGram(metalValue(fineGrams(1, perMille), sekPerOunce))}
            </td>
            {isPromised ? (
              <td className="figure" data-price="">
                {paidPerGram(id)}
              </td>
            ) : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A calculator of an object's metal, and what a gram is worth by fineness. */
export function MetalValue({ metal, sekPerOunce, changed, children }: MetalValueProps) {
  if (sekPerOunce === null)
    return (
      <>
        <p className="measure quiet small mt-3">Priset går inte att visa just nu. Ring oss, så räknar vi åt dig.</p>
        {children}
      </>
    );
  const terms = buyingTerms(metal);
  return (
    <div className="pair">
      <MetalValueCalculator
        action={calculatorPath(metal)}
        initial={parseCalculation(metal, {})}
        metal={metal}
        sekPerOunce={sekPerOunce}
        terms={terms}
      />
      <div className={styles.values}>
        {children ? (
          <>
            {children}
            <details className="mt-5">
              <summary className="disclosure">Metallvärde per gram för varje halt</summary>
              <Table metal={metal} sekPerOunce={sekPerOunce} terms={terms} />
            </details>
          </>
        ) : (
          <Table metal={metal} sekPerOunce={sekPerOunce} terms={terms} />
        )}
        <p className="measure quiet small mt-3">
          <Wording
            text={`${promiseOf(metal, terms)} Räknat på ${PRICE_OF[metal]} ${formatRate(sekPerOunce)}. Priserna ändrades senast ${changed}.`}
          />
        </p>
      </div>
    </div>
  );
}
