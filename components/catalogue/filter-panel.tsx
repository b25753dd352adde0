'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';
import type { ListingQuery } from '@/lib/catalogue/filters';
import { CheckboxGroup } from './checkbox-group';
import styles from './filter-panel.module.css';
import type { ListingOptions } from './listing-options';
import { PriceFields } from './price-fields';

interface FilterPanelProps {
  options: ListingOptions;
  /** Of the category: where the form leads without scripts. */
  path: string;
  query: ListingQuery;
  onChange: (query: ListingQuery) => void;
  onClear: () => void;
}

function toggled(list: readonly string[], key: string): readonly string[] {
  return list.includes(key) ? list.filter((entry) => entry !== key) : [...list, key];
}

export function FilterPanel({ options, path, query, onChange, onClear }: FilterPanelProps) {
  const [isOpen, setOpen] = useState(false);
  const hasSpan = query.price.from !== null || query.price.to !== null;
  const chosen = query.weights.length + query.brands.length + (query.filter === 'all' ? 0 : 1) + (hasSpan ? 1 : 0);
  return (
    <div className={styles.holder}>
      <Button
        aria-controls="filter"
        aria-expanded={isOpen}
        className={styles.toggle}
        onClick={() => setOpen(!isOpen)}
        pill
      >
        <Icon name="filter" size={18} />
        Filtrera{chosen > 0 ? ` (${chosen})` : ''}
      </Button>
      <form
        action={path}
        aria-label="Filtrera produkter"
        className={cx(styles.panel, isOpen && styles.open)}
        id="filter"
        onSubmit={(event) => event.preventDefault()}
      >
        <CheckboxGroup
          legend="Vikt"
          name="vikt"
          onToggle={(key) => onChange({ ...query, weights: toggled(query.weights, key) })}
          options={options.weights}
          selected={query.weights}
        />
        <CheckboxGroup
          legend="Varumärke"
          name="marke"
          onToggle={(key) => onChange({ ...query, brands: toggled(query.brands, key) })}
          options={options.brands}
          selected={query.brands}
        />
        <CheckboxGroup
          legend="Tillgång"
          name="filter"
          onToggle={(key) => {
            const flag = options.flags.find((option) => option.key === key);
            if (flag) onChange({ ...query, filter: query.filter === flag.key ? 'all' : flag.key });
          }}
          options={options.flags}
          selected={query.filter === 'all' ? [] : [query.filter]}
        />
        {options.price && options.price.lowest < options.price.highest ? (
          <PriceFields onChange={(price) => onChange({ ...query, price })} range={options.price} span={query.price} />
        ) : null}
        <Button className={styles.submit} type="submit">
          Visa
        </Button>
        {chosen > 0 ? (
          <Button look="quiet" onClick={onClear}>
            Rensa filter
          </Button>
        ) : null}
      </form>
    </div>
  );
}
