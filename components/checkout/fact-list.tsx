import styles from './fact-list.module.css';

/** Facts in words, which a translated page translates; the others are names, numbers and codes. */
const WORDS: ReadonlySet<string> = new Set([
  ...[
    'Status',
    'Beställningen',
    'Pengar dragna',
    'Betalning',
    'Leverans',
    'Namn och adress',
    'Nyhetsbrev',
    'Meddelande',
  ],
  ...['Varor', 'Villkor'],
]);

export function FactList({ facts }: { facts: readonly (readonly [string, string | null])[] }) {
  return (
    <dl className="line-above">
      {facts.map(([name, value]) =>
        value ? (
          <div className={styles.row} key={name}>
            <dt className="quiet">{name}</dt>
            <dd className={styles.value} translate={WORDS.has(name) ? undefined : 'no'}>
              {value}
            </dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
