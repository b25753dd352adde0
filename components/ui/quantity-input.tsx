import { useLayoutEffect, useRef, useState } from 'react';
import { typedText } from '@/lib/domain/typed-text';
import { cx } from './cx';
import { earlyPress } from './early-press';
import { Icon } from './icon';
import styles from './quantity-input.module.css';
import { useEndOfVisit } from './use-end-of-visit';

/** Maximum quantity unless the item's stock is lower (spec.md section 5). */
const DEFAULT_MAXIMUM = 10_000;

/** A typed quantity (spec.md section 5): digits, no decimals, empty is 1, between 1 and `max`; 0 when `max` is 0. */
export function settleQuantity(text: string, max: number): number {
  if (max <= 0) return 0;
  const digits = typedText(text)
    .replace(/[.,]\d{0,2}$/, '')
    .replace(/\D/g, '');
  const value = digits === '' ? 1 : Number.parseInt(digits, 10);
  return Math.min(Math.max(value, 1), max);
}

/** A negative number is a mistake: the earlier quantity stays. */
const isNegative = (text: string) => typedText(text).startsWith('-');

interface QuantityInputProps {
  value: number;
  onChange: (value: number) => void;
  max: number;
  disabled?: boolean;
  label: string;
  size?: 'normal' | 'small';
  onLimited?: () => void;
}

export function QuantityInput({
  value,
  onChange,
  max,
  disabled = false,
  label,
  size = 'normal',
  onLimited,
}: QuantityInputProps) {
  // The text being typed, which may be temporarily empty, unlike the value.
  const [draft, setDraft] = useState<string | null>(null);
  useEndOfVisit(setDraft, null);
  // Null until the first focus: the live region must exist before it has a text, and is not needed in the server's HTML.
  const [announced, setAnnounced] = useState<string | null>(null);
  // A step starts from the typed quantity.
  const shown = (draft === null || isNegative(draft)) && max > 0 ? value : settleQuantity(draft ?? '', max);

  const settleDraft = (text: string) => {
    if (isNegative(text)) return setDraft(null);
    const settled = settleQuantity(text, max);
    setDraft(null);
    if (settled !== value && settled > 0) onChange(settled);
    if (settled > 0 && settled < settleQuantity(text, DEFAULT_MAXIMUM)) onLimited?.();
  };
  const field = useRef<HTMLInputElement>(null);
  // Typed before hydration. A layout effect precedes a press from then (early-press.ts).
  useLayoutEffect(() => {
    const typed = field.current?.value;
    if (draft === null && typed && typed !== String(shown)) settleDraft(typed);
  });
  const step = (by: number) => {
    if (disabled) return;
    const wanted = String(shown + by);
    settleDraft(wanted);
    setAnnounced(`${settleQuantity(wanted, max)}\u00a0st`);
  };

  return (
    <fieldset
      aria-label={label}
      className={cx(styles.box, size === 'small' && styles.small)}
      data-disabled={disabled || undefined}
      onFocus={() => setAnnounced((before) => before ?? '')}
    >
      <button
        aria-disabled={disabled || shown <= 1 || undefined}
        aria-label="Minska antalet"
        className={styles.button}
        type="button"
        {...earlyPress(() => shown > 1 && step(-1))}
      >
        <Icon name="minus" size={16} />
      </button>
      <input
        aria-label="Antal"
        autoComplete="off"
        className={styles.input}
        disabled={disabled}
        inputMode="numeric"
        onBlur={(event) => settleDraft(event.target.value)}
        onChange={(event) =>
          setDraft(
            typedText(event.target.value)
              .replace(/[^\d.,-]/g, '')
              .slice(0, 7),
          )
        }
        onKeyDown={(event) => {
          if (event.key === 'ArrowUp') step(1);
          else if (event.key === 'ArrowDown' && shown > 1) step(-1);
          else if (event.key === 'Enter') settleDraft(event.currentTarget.value);
        }}
        ref={field}
        value={draft ?? String(shown)}
      />
      <button
        aria-disabled={disabled || shown >= max || undefined}
        aria-label="Öka antalet"
        className={styles.button}
        type="button"
        {...earlyPress(() => shown < max && step(1))}
      >
        <Icon name="plus" size={16} />
      </button>
      {/* The focus stays on the button, whose name does not contain the number. */}
      {announced === null ? null : (
        <span className="visually-hidden" role="status">
          {announced}
        </span>
      )}
    </fieldset>
  );
}
