import { type FocusEvent, type KeyboardEvent, type MouseEvent, useEffect, useEffectEvent, useRef } from 'react';
import { orderedSpan, PRICE_FIELDS, type PriceSpan, typedKronor } from '@/lib/domain/listing/price-span';
import { formatNumber } from '@/lib/domain/prices/format';
import checkboxes from './checkbox-group.module.css';
import styles from './price-fields.module.css';

interface PriceFieldsProps {
  range: { readonly lowest: number; readonly highest: number };
  span: PriceSpan;
  onChange: (span: PriceSpan) => void;
}

interface PriceFieldProps {
  label: string;
  name: string;
  placeholder: number;
  value: number | null;
}

function PriceField({ label, name, placeholder, value }: PriceFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const written = useRef(value);
  // Removing a filter or the back button changes the value too. Text typed before hydration stays.
  useEffect(() => {
    if (written.current === value || !input.current) return;
    written.current = value;
    input.current.value = String(value ?? '');
  }, [value]);
  // Pressing the label would blur the other field and apply its price before this one is typed.
  const keepFocus = (event: MouseEvent) => {
    if (event.target !== input.current) event.preventDefault();
  };
  return (
    <label className="quiet tiny" onMouseDown={keepFocus}>
      <span>{label}</span>
      <input
        className={styles.input}
        defaultValue={value ?? ''}
        inputMode="numeric"
        name={name}
        placeholder={formatNumber(placeholder)}
        ref={input}
      />
    </label>
  );
}

/** The range is applied on Enter or when both fields have lost the focus: until then "Från" may exceed "Till". */
export function PriceFields({ range, span, onChange }: PriceFieldsProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  const commit = () => {
    const [from, to] = [...(group.current?.querySelectorAll('input') ?? [])];
    if (!from || !to) return;
    const next = orderedSpan({ from: typedKronor(from.value), to: typedKronor(to.value) });
    from.value = String(next.from ?? '');
    to.value = String(next.to ?? '');
    onChange(next);
  };
  const catchUp = useEffectEvent(() => {
    if (!group.current?.contains(document.activeElement)) commit();
  });
  // A range may have been typed before hydration.
  useEffect(() => catchUp(), []);
  const commitOutside = (event: FocusEvent) => {
    if (!group.current?.contains(event.relatedTarget)) commit();
  };
  const commitOnEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter') commit();
  };
  return (
    <fieldset className={checkboxes.group} onBlur={commitOutside} onKeyDown={commitOnEnter} ref={group}>
      <legend className="small bold mb-2">Pris, SEK</legend>
      <div className={styles.row}>
        <PriceField label="Från" name={PRICE_FIELDS.from} placeholder={range.lowest} value={span.from} />
        <PriceField label="Till" name={PRICE_FIELDS.to} placeholder={range.highest} value={span.to} />
      </div>
    </fieldset>
  );
}
