import styles from './fact-list.module.css';

export function FactList({ facts }: { facts: readonly (readonly [string, string | null])[] }) {
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
