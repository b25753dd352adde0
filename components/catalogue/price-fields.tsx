import type { PriceSpan } from '@/lib/catalogue/filters';
import styles from './price-fields.module.css';

interface PriceFieldsProps {
  range: { readonly lowest: number; readonly highest: number };
  span: PriceSpan;
  onChange: (span: PriceSpan) => void;
}

function amount(text: string): number | null {
  const digits = text.replace(/\D/g, '').slice(0, 9);
  return digits === '' ? null : Number(digits);
}

export function PriceFields({ range, span, onChange }: PriceFieldsProps) {
  const fields = [
    { end: 'from', name: 'Från', example: range.lowest },
    { end: 'to', name: 'Till', example: range.highest },
  ] as const;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Pris exkl. moms, SEK</legend>
      <div className={styles.row}>
        {fields.map(({ end, name, example }) => (
          <label className={styles.field} key={end}>
            <span>{name}</span>
            <input
              className={styles.input}
              defaultValue={span[end] ?? ''}
              inputMode="numeric"
              key={span[end]}
              onBlur={(event) => onChange({ ...span, [end]: amount(event.target.value) })}
              onKeyDown={(event) => {
                if (event.key === 'Enter') onChange({ ...span, [end]: amount(event.currentTarget.value) });
              }}
              placeholder={String(example)}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
