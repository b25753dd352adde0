import type { ReactNode } from 'react';
import { cx } from '@/components/ui/cx';
import { EmailAddress } from '@/components/ui/email-address';
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

/** A name, its value (nothing is shown without one), and what may be done with it. */
export type Fact = readonly [name: string, value: string | null, action?: ReactNode];

export function FactList({ facts }: { facts: readonly Fact[] }) {
  const hasActions = facts.some(([, value, action]) => value && action);
  return (
    <dl className={cx(styles.facts, hasActions && styles.withActions)}>
      {facts.map(([name, value, action]) =>
        value ? (
          <div className={styles.row} key={name}>
            <dt className={cx('quiet', styles.name)}>{name}</dt>
            <dd className={styles.value} translate={WORDS.has(name) ? undefined : 'no'}>
              {value.includes('@') ? <EmailAddress address={value} /> : value}
            </dd>
            {action ? <dd>{action}</dd> : null}
          </div>
        ) : null,
      )}
    </dl>
  );
}
