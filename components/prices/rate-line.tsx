import { formatChange, formatNumber } from '@/lib/domain/prices/format';
import type { Rate } from '@/lib/domain/prices/rates';
import { Arrow } from './arrow';
import styles from './rates-ticker.module.css';

/** Of the formatted change, so that arrow and word never contradict it. */
function direction(change: string) {
  if (change[0] === '+') return { kind: 'up', word: 'upp' } as const;
  if (change[0] === '0') return { kind: 'still', word: 'oförändrat' } as const;
  return { kind: 'down', word: 'ned' } as const;
}

export function RateLine({ name, rate }: { name: 'GULD' | 'SILVER'; rate: Rate | undefined }) {
  if (!rate)
    return (
      <span className={styles.rate}>
        <span className={styles.name}>{name}</span>
        <span className={styles.value}>–</span>
      </span>
    );
  const change = formatChange(rate);
  const { kind, word } = direction(change);
  const decimals = rate.sekPerOunce < 10_000 ? 2 : 0;
  return (
    <span className={styles.rate}>
      <span className={styles.name}>{name}</span>
      <span className={styles.value} translate="no">
        {formatNumber(rate.sekPerOunce, decimals)}
        <span className={styles.unit}>{'\u00a0'}SEK/oz</span>
      </span>
      <span className={styles[kind]}>
        <Arrow direction={kind} />
        <span className={styles.change} translate="no">
          {change}
        </span>
        <span className="visually-hidden">{word}</span>
      </span>
    </span>
  );
}
