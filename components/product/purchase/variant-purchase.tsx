import { type ReactNode, useEffect, useRef } from 'react';
import { BuyBox } from '@/components/cart/buy-box';
import { Button } from '@/components/ui/button';
import { earlyPress } from '@/components/ui/early-press';
import { Icon } from '@/components/ui/icon';
import { Wording } from '@/components/ui/wording';
import type { CartProduct } from '@/lib/domain/cart/cart-item';
import { type ChoiceOption, choose } from '@/lib/domain/product/variation';
import { BuyBar } from './buy-bar';
import { useVariantChoice } from './variant-choice';
import styles from './variant-purchase.module.css';

interface VariantPurchaseProps {
  items: Readonly<Record<string, CartProduct>>;
  price?: ReactNode;
}

interface OptionsProps {
  legend: string;
  options: readonly ChoiceOption[];
  onChoose: (value: string) => void;
}

function Options({ legend, options, onChoose }: OptionsProps) {
  if (options.length === 0) return null;
  return (
    <fieldset>
      <legend className="quiet small mb-2">{legend}</legend>
      <div className="row gap-2">
        {options.map(({ value, selected, disabled }) => (
          <button
            aria-pressed={selected}
            className={styles.option}
            disabled={disabled}
            key={value}
            type="button"
            {...earlyPress(() => onChoose(value))}
          >
            <Wording text={value} />
          </button>
        ))}
      </div>
    </fieldset>
  );
}

export function VariantPurchase({ items, price }: VariantPurchaseProps) {
  const { setChoice, colors, sizes, chosen, complete } = useVariantChoice();
  const selected = [...colors, ...sizes].filter((option) => option.selected);
  const item = chosen ? (items[chosen.id] ?? null) : null;
  const summary = useRef<HTMLElement>(null);
  // The last choice closes the panel, and the pressed option in it would lose the focus.
  useEffect(() => {
    if (complete && summary.current?.parentElement?.contains(document.activeElement)) summary.current.focus();
  }, [complete]);
  const toChoice = () => {
    const panel = summary.current?.closest('details');
    if (!panel) return;
    panel.open = true;
    panel.querySelector<HTMLElement>('[aria-pressed="false"]:enabled')?.focus();
  };
  const button = complete ? (
    <BuyBox item={item} key={chosen?.id ?? 'none'} />
  ) : (
    <Button appearance="primary" size="large" wide {...earlyPress(toChoice)}>
      Välj utförande
    </Button>
  );
  return (
    <>
      <details className="panel mt-4" open={!complete}>
        <summary className={styles.summary} ref={summary}>
          <Wording text={complete ? selected.map(({ value }) => value).join(', ') : 'Välj utförande'} />
          <Icon name="chevronDown" />
        </summary>
        <div className={styles.choices}>
          <Options
            legend="Färg"
            onChoose={(value) => setChoice((now) => choose(now, 'color', value))}
            options={colors}
          />
          <Options
            legend="Storlek"
            onChoose={(value) => setChoice((now) => choose(now, 'size', value))}
            options={sizes}
          />
        </div>
      </details>
      {price === undefined ? <div className="mt-5">{button}</div> : <BuyBar price={price}>{button}</BuyBar>}
    </>
  );
}
