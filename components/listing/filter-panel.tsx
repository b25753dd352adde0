import { useCallback, useState } from 'react';
import { Button } from '@/components/ui/button';
import { cx } from '@/components/ui/cx';
import { earlyPress } from '@/components/ui/early-press';
import { Icon } from '@/components/ui/icon';
import { choicesOf } from '@/lib/domain/listing/choices';
import { FILTERS, GROUPS, type ListingQuery, type PriceSpan } from '@/lib/domain/listing/filters';
import type { OptionCounts } from '@/lib/domain/listing/listing';
import { CheckboxGroup } from './checkbox-group';
import styles from './filter-panel.module.css';
import type { ListingOptions } from './listing-options';
import { PriceFields } from './price-fields';

interface FilterPanelProps {
  options: ListingOptions;
  /** Counts within the current choices; null while nothing is chosen. */
  counts: OptionCounts | null;
  path: string;
  query: ListingQuery;
  /** Must be stable. Receives the change of the query, so that unchanged filters are not rendered again. */
  onChange: (change: (query: ListingQuery) => ListingQuery) => void;
  onClear: () => void;
}

function withOption(query: ListingQuery, name: string, key: string, isChosen: boolean): ListingQuery {
  const group = GROUPS.find(({ param }) => param === name)?.group;
  if (group === undefined) return { ...query, filter: (isChosen && FILTERS.find((filter) => filter === key)) || 'all' };
  const others = query[group].filter((entry) => entry !== key);
  return { ...query, [group]: isChosen ? [...others, key] : others };
}

const NO_FILTER: readonly string[] = [];

export function FilterPanel({ options, counts, path, query, onChange, onClear }: FilterPanelProps) {
  const [isOpen, setOpen] = useState(false);
  const count = choicesOf(query).length;
  const [action, kept] = path.split('?');
  const choose = useCallback(
    (name: string, key: string, isChosen: boolean) => onChange((now) => withOption(now, name, key, isChosen)),
    [onChange],
  );
  const setPrice = (price: PriceSpan) => onChange((now) => ({ ...now, price }));
  return (
    <div>
      <Button
        aria-controls="filter"
        aria-expanded={isOpen}
        className={styles.toggle}
        pill
        {...earlyPress(() => setOpen(!isOpen))}
      >
        <Icon name="filter" size={18} />
        <span>{count > 0 ? `Filtrera (${count})` : 'Filtrera'}</span>
      </Button>
      <form
        action={action}
        aria-label="Filtrera produkter"
        // Else a reload or "back" restores what was typed or ticked, which would be taken for a choice.
        autoComplete="off"
        className={cx(styles.panel, isOpen && styles.open)}
        id="filter"
        onSubmit={(event) => event.preventDefault()}
      >
        {[...new URLSearchParams(kept)].map(([name, value]) => (
          <input key={name} name={name} type="hidden" value={value} />
        ))}
        {GROUPS.map(({ group, param, legend }) => (
          <CheckboxGroup
            counts={counts?.[group]}
            key={group}
            legend={legend}
            name={param}
            onChoose={choose}
            options={options[group]}
            selected={query[group]}
          />
        ))}
        <CheckboxGroup
          counts={counts?.flags}
          legend="Visa bara"
          name="filter"
          onChoose={choose}
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
