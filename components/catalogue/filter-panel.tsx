import { useCallback, useState } from 'react';
import { Button } from '@/components/ui/button';
import { cx } from '@/components/ui/cx';
import { earlyPress } from '@/components/ui/early-press';
import { Icon } from '@/components/ui/icon';
import { choicesOf } from '@/lib/listing/choices';
import { FILTERS, type ListingQuery, type PriceSpan } from '@/lib/listing/filters';
import type { OptionCounts } from '@/lib/listing/option-counts';
import { CheckboxGroup } from './checkbox-group';
import styles from './filter-panel.module.css';
import type { ListingOptions } from './listing-options';
import { PriceFields } from './price-fields';

interface FilterPanelProps {
  options: ListingOptions;
  /** Counts within the current choices; null while nothing is chosen. */
  counts: OptionCounts | null;
  /** Path of the listing: the form's action without scripts. */
  path: string;
  query: ListingQuery;
  /** Must be stable. Receives the change of the query, so that unchanged filters are not rendered again. */
  onChange: (change: (query: ListingQuery) => ListingQuery) => void;
  onClear: () => void;
}

function chosen(list: readonly string[], key: string, isChosen: boolean): readonly string[] {
  const others = list.filter((entry) => entry !== key);
  return isChosen ? [...others, key] : others;
}

const NO_FILTER: readonly string[] = [];

export function FilterPanel({ options, counts, path, query, onChange, onClear }: FilterPanelProps) {
  const [isOpen, setOpen] = useState(false);
  const count = choicesOf(query).length;
  const [action, kept] = path.split('?');
  const chooseWeight = useCallback(
    (key: string, isChosen: boolean) => onChange((now) => ({ ...now, weights: chosen(now.weights, key, isChosen) })),
    [onChange],
  );
  const chooseBrand = useCallback(
    (key: string, isChosen: boolean) => onChange((now) => ({ ...now, brands: chosen(now.brands, key, isChosen) })),
    [onChange],
  );
  const chooseFilter = useCallback(
    (key: string, isChosen: boolean) => {
      const filter = FILTERS.find((name) => name === key) ?? 'all';
      onChange((now) => ({ ...now, filter: isChosen ? filter : 'all' }));
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
        pill
        {...earlyPress(() => setOpen(!isOpen))}
      >
        <Icon name="filter" size={18} />
        Filtrera{count > 0 ? ` (${count})` : ''}
      </Button>
      <form
        action={action}
        aria-label="Filtrera produkter"
        className={cx(styles.panel, isOpen && styles.open)}
        id="filter"
        onSubmit={(event) => event.preventDefault()}
      >
        {[...new URLSearchParams(kept)].map(([name, value]) => (
          <input key={name} name={name} type="hidden" value={value} />
        ))}
        <CheckboxGroup
          counts={counts?.weights}
          legend="Vikt"
          name="vikt"
          onChoose={chooseWeight}
          options={options.weights}
          selected={query.weights}
        />
        <CheckboxGroup
          counts={counts?.brands}
          legend="Varumärke"
          name="marke"
          onChoose={chooseBrand}
          options={options.brands}
          selected={query.brands}
        />
        <CheckboxGroup
          counts={counts?.flags}
          legend="Tillgång"
          name="filter"
          onChoose={chooseFilter}
          options={options.flags}
          selected={query.filter === 'all' ? NO_FILTER : [query.filter]}
        />
        {options.price && options.price.lowest < options.price.highest ? (
          <PriceFields onChange={setPrice} range={options.price} span={query.price} />
        ) : null}
        <Button className={styles.submit} type="submit">
          Visa
        </Button>
        {count > 0 ? (
          <Button appearance="quiet" {...earlyPress(onClear)}>
            Rensa filter
          </Button>
        ) : null}
      </form>
    </div>
  );
}
