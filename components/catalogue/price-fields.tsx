import { useEffect, useRef } from 'react';
import { orderedSpan, type PriceSpan } from '@/lib/catalogue/filters';
import styles from './price-fields.module.css';

interface PriceFieldsProps {
  range: { readonly lowest: number; readonly highest: number };
  span: PriceSpan;
  onChange: (span: PriceSpan) => void;
}

/** Whole kronor of what was typed: "10 000 kr", "1500,50". */
function amount(text: string): number | null {
  const digits = text
    .replace(/[.,]\d{1,2}\s*(kr|sek)?\s*$/i, '')
    .replace(/\D/g, '')
    .slice(0, 9);
  return digits === '' ? null : Number(digits);
}

interface PriceFieldProps {
  name: string;
  placeholder: number;
  value: number | null;
  onCommit: (value: number | null) => void;
}

/** Holds what is being typed; it counts when the field is left or Enter is pressed, and the focus stays where it is. */
function PriceField({ name, placeholder, value, onCommit }: PriceFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const written = useRef(value);
  // A filter taken away or the back button changes the value too. What was typed before this was alive stays.
  useEffect(() => {
    if (written.current === value || !input.current) return;
    written.current = value;
    input.current.value = String(value ?? '');
  }, [value]);
  const commit = (field: HTMLInputElement) => {
    const next = amount(field.value);
    field.value = String(next ?? '');
    onCommit(next);
  };
  return (
    <label className={styles.field}>
      <span>{name}</span>
      <input
        className={styles.input}
        defaultValue={value ?? ''}
        inputMode="numeric"
        onBlur={(event) => commit(event.currentTarget)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit(event.currentTarget);
        }}
        placeholder={String(placeholder)}
        ref={input}
      />
    </label>
  );
}

export function PriceFields({ range, span, onChange }: PriceFieldsProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Pris exkl. moms, SEK</legend>
      <div className={styles.row}>
        <PriceField
          name="Från"
          onCommit={(from) => onChange(orderedSpan({ ...span, from }))}
          placeholder={range.lowest}
          value={span.from}
        />
        <PriceField
          name="Till"
          onCommit={(to) => onChange(orderedSpan({ ...span, to }))}
          placeholder={range.highest}
          value={span.to}
        />
      </div>
    </fieldset>
  );
}
