import styles from './fact-list.module.css';

interface FactListProps {
  /** Name and value; a fact without a value is omitted. */
  facts: readonly (readonly [string, string | null])[];
}

export function FactList({ facts }: FactListProps) {
  return (
    <dl className="line-above">
      {facts.map(([name, value]) =>
        value ? (
          <div className={styles.row} key={name}>
            <dt className="quiet">{name}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
