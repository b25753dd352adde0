import type { SavedEntry } from '@/components/card/saved-data';
import styles from './compare-table.module.css';

const AS_ADDED = 'Som de lades till';

/** The rows by which at least two of the products differ in rank. */
function sortableNames(entries: readonly SavedEntry[]): string[] {
  return (entries[0]?.facts ?? []).flatMap(({ name }, index) => {
    const ranks = new Set(entries.flatMap(({ facts }) => facts[index]?.rank ?? []));
    return ranks.size > 1 ? [name] : [];
  });
}

/** The products by a row's rank, unknown ones last; in their own order for a name that is no row's. */
export function inOrder(entries: readonly SavedEntry[], name: string): readonly SavedEntry[] {
  const rankOf = ({ facts }: SavedEntry) => facts.find((fact) => fact.name === name)?.rank ?? Number.POSITIVE_INFINITY;
  return entries.toSorted((one, other) => {
    const [a, b] = [rankOf(one), rankOf(other)];
    return a === b ? 0 : a - b;
  });
}

interface CompareOrderProps {
  entries: readonly SavedEntry[];
  /** Name of a row; empty for the products' own order. */
  name: string;
  onChoose: (name: string) => void;
}

export function CompareOrder({ entries, name, onChoose }: CompareOrderProps) {
  const names = sortableNames(entries);
  if (names.length === 0) return null;
  return (
    <div className="row center gap-2 compact quiet mb-4 no-print">
      <label className="row center gap-2">
        Sortera
        <select className={styles.select} onChange={(event) => onChoose(event.target.value)} value={name}>
          <option value="">{AS_ADDED}</option>
          {names.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      </label>
      <p className="visually-hidden" role="status">
        {name === '' ? '' : `Sorterat efter ${name}`}
      </p>
    </div>
  );
}
