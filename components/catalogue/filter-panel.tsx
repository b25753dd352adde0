'use client';

import { useCallback, useState } from 'react';
import { Button } from '@/components/ui/button';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';
import { FILTERS, type ListingQuery, type PriceSpan } from '@/lib/catalogue/filters';
import { CheckboxGroup } from './checkbox-group';
import styles from './filter-panel.module.css';
import type { ListingOptions } from './listing-options';
import { PriceFields } from './price-fields';

interface FilterPanelProps {
  options: ListingOptions;
  /** Of the category: where the form leads without scripts. */
  path: string;
  query: ListingQuery;
  /** Always the same, and told how the query changes: whatever it leaves alone is not drawn anew. */
  onChange: (change: (query: ListingQuery) => ListingQuery) => void;
  onClear: () => void;
}

function toggled(list: readonly string[], key: string): readonly string[] {
  return list.includes(key) ? list.filter((entry) => entry !== key) : [...list, key];
}

const NO_FILTER: readonly string[] = [];

export function FilterPanel({ options, path, query, onChange, onClear }: FilterPanelProps) {
  const [isOpen, setOpen] = useState(false);
  const hasSpan = query.price.from !== null || query.price.to !== null;
  const chosen = query.weights.length + query.brands.length + (query.filter === 'all' ? 0 : 1) + (hasSpan ? 1 : 0);
  const toggleWeight = useCallback(
    (key: string) => onChange((now) => ({ ...now, weights: toggled(now.weights, key) })),
    [onChange],
  );
  const toggleBrand = useCallback(
    (key: string) => onChange((now) => ({ ...now, brands: toggled(now.brands, key) })),
    [onChange],
  );
  const toggleFilter = useCallback(
    (key: string) => {
      const filter = FILTERS.find((name) => name === key) ?? 'all';
      onChange((now) => ({ ...now, filter: now.filter === filter ? 'all' : filter }));
    },
    [onChange],
  );
  const setPrice = (price: PriceSpan) => onChange((now) => ({ ...now, price }));
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
          onToggle={toggleWeight}
          options={options.weights}
          selected={query.weights}
        />
        <CheckboxGroup
          legend="Varumärke"
          name="marke"
          onToggle={toggleBrand}
          options={options.brands}
          selected={query.brands}
        />
        <CheckboxGroup
          legend="Tillgång"
          name="filter"
          onToggle={toggleFilter}
          options={options.flags}
          selected={query.filter === 'all' ? NO_FILTER : [query.filter]}
        />
        {options.price && options.price.lowest < options.price.highest ? (
          <PriceFields onChange={setPrice} range={options.price} span={query.price} />
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
