'use client';

import { useState } from 'react';
import { Icon } from '@/components/ui/icon';
import type { CartProduct } from '@/lib/cart/cart-item';
import type { ProductVariant } from '@/lib/catalogue/product';
import { type ChoiceOption, choose, NO_CHOICE, variationOf } from '@/lib/catalogue/variation';
import { BuyBox } from './buy-box';
import { PriceBlock, type PricedProduct } from './price-block';
import styles from './variant-purchase.module.css';

interface VariantPurchaseProps {
  product: PricedProduct;
  variants: readonly ProductVariant[];
  /** What each variant is in the cart, by the variant's id. */
  items: Readonly<Record<string, CartProduct>>;
  validUntil: string;
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
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.options}>
        {options.map(({ value, name, selected, disabled }) => (
          <button
            aria-pressed={selected}
            className={styles.option}
            disabled={disabled}
            key={value}
            onClick={() => onChoose(value)}
            type="button"
          >
            {name}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** Price and button for a product that comes in colours or sizes; until one is chosen the last variant's price stands there. */
export function VariantPurchase({ product, variants, items, validUntil }: VariantPurchaseProps) {
  const [choice, setChoice] = useState(NO_CHOICE);
  const { colors, sizes, chosen, complete } = variationOf(variants, choice);
  const shown = chosen ?? variants.at(-1);
  const item = chosen ? (items[chosen.id] ?? null) : null;
  return (
    <>
      <PriceBlock
        price={shown?.price ?? null}
        product={shown ? { metal: product.metal, netPrice: shown.netPrice, vat: shown.vat, weight: null } : product}
        validUntil={validUntil}
      />
      <details className={styles.panel} key={String(complete)} open={!complete}>
        <summary className={styles.summary}>
          {complete ? [choice.color, choice.size].filter(Boolean).join(', ') : 'Välj utförande'}
          <Icon name="chevronDown" />
        </summary>
        <div className={styles.choices}>
          <Options legend="Färg" onChoose={(value) => setChoice(choose(choice, 'color', value))} options={colors} />
          <Options legend="Storlek" onChoose={(value) => setChoice(choose(choice, 'size', value))} options={sizes} />
        </div>
      </details>
      <div className={styles.buy} data-buy-bar="">
        <BuyBox item={item} key={chosen?.id ?? 'none'} variant="page" />
      </div>
    </>
  );
}
