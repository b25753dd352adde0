import { type ReactNode, useState } from 'react';
import { type ComparedFact, type SavedEntry, UNKNOWN } from '@/components/card/saved-data';
import { CardBuy } from '@/components/product/card/card-buy';
import { CardPicture } from '@/components/product/card/card-picture';
import { cx } from '@/components/ui/cx';
import { IconButton } from '@/components/ui/icon-button';
import { Link } from '@/components/ui/link';
import { Stock } from '@/components/ui/stock';
import { paths } from '@/lib/domain/paths/paths';
import { CompareOrder, inOrder } from './compare-order';
import styles from './compare-table.module.css';
import { FREIGHT, useFreight } from './use-freight';

/**
 * The label of each best value of a row, which names the metal only beside the other one; null for the others, when all known values
 * format to the same text, and when only one is known.
 */
export function bestLabels(row: readonly ComparedFact[]): (string | null)[] {
  return row.map(({ best, rank, value }) => {
    const isComparable = (fact: ComparedFact): fact is ComparedFact & { rank: number } =>
      fact.best === best && fact.rank !== null;
    const known = best === null ? [] : row.filter(isComparable);
    const [lowest] = known.sort((one, other) => one.rank - other.rank);
    if (rank === null || value !== lowest?.value || known.every((fact) => fact.value === value)) return null;
    const isMixed = row.some((fact) => fact.best !== best);
    return isMixed ? best : (best?.split(' för ')[0] ?? null);
  });
}

/** Sums with öre where two of them differ, but not in whole kronor. */
export function withOre(row: readonly ComparedFact[]): readonly ComparedFact[] {
  const isAlike = ({ value, exact }: ComparedFact) =>
    row.some((other) => other.value === value && other.exact !== undefined && other.exact !== exact);
  return row.map((fact) => (fact.exact !== undefined && isAlike(fact) ? { ...fact, value: fact.exact } : fact));
}

function RowName({ children }: { children: ReactNode }) {
  return (
    <th className={styles.name} scope="row">
      {children}
    </th>
  );
}

function FactRow({ entries, index }: { entries: readonly SavedEntry[]; index: number }) {
  const row = withOre(entries.flatMap(({ facts }) => facts[index] ?? []));
  const best = bestLabels(row);
  return (
    <tr>
      <RowName>{row[0]?.name}</RowName>
      {row.map(({ value }, place) => (
        <td
          className={cx(best[place] && 'bold')}
          data-price={index === 0 ? '' : undefined}
          key={entries[place]?.card.code}
        >
          <span translate="no">{best[place] ? `${value} ` : value}</span>
          {best[place] ? <span className={styles.word}>{best[place]}</span> : null}
        </td>
      ))}
    </tr>
  );
}

interface ProductProps extends Pick<SavedEntry, 'card'> {
  onRemove: ((id: string) => void) | null;
}

function Product({ card, onRemove }: ProductProps) {
  return (
    <th abbr={card.name} className={styles.product} scope="col" translate="no">
      <CardPicture card={{ ...card, label: null }} />
      <Link className="block plain-link tap-2 mt-3" href={card.href}>
        {card.name}
      </Link>
      {onRemove ? (
        <IconButton
          className={styles.remove}
          icon="close"
          label={`Ta bort ${card.name} från jämförelsen`}
          onClick={() => onRemove(card.id)}
        />
      ) : null}
    </th>
  );
}

interface CompareTableProps {
  entries: readonly SavedEntry[];
  onRemove: ((id: string) => void) | null;
}

export function CompareTable({ entries: given, onRemove }: CompareTableProps) {
  const [sortedBy, setSortedBy] = useState('');
  const priced = useFreight(given);
  const entries = inOrder(priced, sortedBy);
  const facts = entries[0]?.facts ?? [];
  return (
    <>
      <CompareOrder entries={priced} name={sortedBy} onChoose={setSortedBy} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than the screen has to be scrollable by keyboard */}
      <section aria-label="Jämförelse, kan rullas i sidled" className={styles.frame} tabIndex={0}>
        <table className={styles.table}>
          <caption className="quiet small left pb-3">Produkterna sida vid sida, till aktuella priser</caption>
          <thead>
            <tr>
              <th className={styles.name} scope="col">
                <span className="visually-hidden">Egenskap</span>
              </th>
              {entries.map(({ card }) => (
                <Product card={card} key={card.code} onRemove={onRemove} />
              ))}
            </tr>
          </thead>
          <tbody>
            {facts.map(({ name }, index) =>
              entries.some((entry) => entry.facts[index]?.value !== UNKNOWN) ? (
                <FactRow entries={entries} index={index} key={name} />
              ) : null,
            )}
            <tr>
              <RowName>Lager</RowName>
              {entries.map(({ card }) => (
                <td key={card.code}>
                  <Stock {...card.stock} />
                </td>
              ))}
            </tr>
            <tr className="no-print">
              <RowName>Köp</RowName>
              {entries.map(({ card }) => (
                <td key={card.code}>
                  <CardBuy card={card} className={styles.buy} />
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </section>
      {facts.some(({ name }) => name === FREIGHT) ? (
        <p className="quiet small mt-3">
          Frakten gäller ett exemplar i en egen beställning, med försäkring. Den följer ordervärdet:{' '}
          <Link href={paths.freight}>alla fraktpriser</Link>.
        </p>
      ) : null}
    </>
  );
}
