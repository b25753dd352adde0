import { useCallback } from 'react';
import type { OptionCounts } from '@/lib/domain/listing/listing';
import { FILTERS, GROUPS, type ListingQuery } from '@/lib/domain/listing/listing-query';
import { CheckboxGroup } from './checkbox-group';
import type { ListingOptions } from './listing-options';
import { PriceFields } from './price-fields';

export interface FilterFieldsProps {
  options: ListingOptions;
  /** Counts within the current choices; null while nothing is chosen. */
  counts: OptionCounts | null;
  query: ListingQuery;
  /** Must be stable. Receives the change of the query, so that unchanged filters are not rendered again. */
  onChange: (change: (query: ListingQuery) => ListingQuery) => void;
}

function withOption(query: ListingQuery, name: string, key: string, isChosen: boolean): ListingQuery {
  const group = GROUPS.find(({ param }) => param === name)?.group;
  if (group === undefined) return { ...query, filter: (isChosen && FILTERS.find((filter) => filter === key)) || 'all' };
  const others = query[group].filter((entry) => entry !== key);
  return { ...query, [group]: isChosen ? [...others, key] : others };
}

const NO_FILTER: readonly string[] = [];

/** The choices of a listing: beside it, or as chips in the sheet of a phone. */
export function FilterFields({ options, counts, query, onChange, chips }: FilterFieldsProps & { chips?: boolean }) {
  const choose = useCallback(
    (name: string, key: string, isChosen: boolean) => onChange((now) => withOption(now, name, key, isChosen)),
    [onChange],
  );
  const shared = { chips, onChoose: choose };
  return (
    <>
      {GROUPS.map(({ group, param, legend }) => (
        <CheckboxGroup
          key={group}
          {...shared}
          counts={counts?.[group]}
          legend={legend}
          name={param}
          options={options[group]}
          selected={query[group]}
        />
      ))}
      <CheckboxGroup
        {...shared}
        counts={counts?.flags}
        legend="Visa bara"
        name="filter"
        options={options.flags}
        selected={query.filter === 'all' ? NO_FILTER : [query.filter]}
      />
      {options.price && options.price.lowest < options.price.highest ? (
        <PriceFields
          onChange={(price) => onChange((now) => ({ ...now, price }))}
          range={options.price}
          span={query.price}
        />
      ) : null}
    </>
  );
}
