import { useEffect, useEffectEvent, useRef } from 'react';
import { cx } from '@/components/ui/cx';
import { earlyPress } from '@/components/ui/early-press';
import { Icon } from '@/components/ui/icon';
import { filterChoicesOf, withoutChoice } from '@/lib/domain/listing/choices';
import { productCount } from '@/lib/domain/listing/count-label';
import type { ListingQuery } from '@/lib/domain/listing/listing-query';
import { SORT_KEYS, SORTS, type SortKey } from '@/lib/domain/listing/sort';
import styles from './listing-head.module.css';
import { choiceName, type ListingOptions } from './listing-options';

export type Ranking = 'relevance' | 'shop';

const RELEVANCE = { name: 'Bäst träff', reason: 'De som stämmer bäst med sökorden först' };

const orderOf = (key: SortKey, ranking: Ranking) =>
  key === 'standard' && ranking === 'relevance' ? RELEVANCE : SORTS[key];

/** A change instead of a query: several choices made before hydration may arrive at once. */
type QueryChange = (query: ListingQuery) => ListingQuery;

interface ListingHeadProps {
  count: number;
  options: ListingOptions;
  query: ListingQuery;
  onChange: (change: QueryChange) => void;
  onRemove: (change: QueryChange) => void;
  ranking: Ranking;
  order: SortKey;
}

export function ListingHead(props: ListingHeadProps) {
  const { count, options, query, onChange, onRemove, ranking, order } = props;
  const choices = filterChoicesOf(query).map((choice) => ({ choice, name: choiceName(choice, query, options) }));
  const select = useRef<HTMLSelectElement>(null);
  const choose = (value: string | undefined) => {
    const sort = SORT_KEYS.find((key) => key === value);
    if (sort && sort !== query.sort) onChange((now) => ({ ...now, sort }));
  };
  const catchUp = useEffectEvent(() => choose(select.current?.value));
  // A sort order may have been chosen before hydration.
  useEffect(() => catchUp(), []);
  return (
    <div className="row center compact gap-2 gap-x-4 mb-4">
      <ul aria-label="Valda filter" className={styles.chips} hidden={choices.length === 0}>
        {choices.map(({ choice, name }) => (
          <li key={name}>
            <button
              aria-label={`Ta bort filtret ${name}`}
              className={styles.chip}
              type="button"
              {...earlyPress(() => onRemove((now) => withoutChoice(now, choice)))}
            >
              <span translate="no">{name}</span>
              <Icon name="close" size={14} />
            </button>
          </li>
        ))}
      </ul>
      <p className="quiet" role="status">
        {productCount(count)}
      </p>
      <label className={cx(styles.sort, 'no-print')} hidden={count === 0}>
        Sortera
        <select
          className={styles.select}
          form="filter"
          name="sortera"
          onChange={(event) => choose(event.target.value)}
          ref={select}
          value={query.sort}
        >
          {SORT_KEYS.map((key) => (
            <option key={key} value={key}>
              {orderOf(key, ranking).name}
            </option>
          ))}
        </select>
      </label>
      <p className={styles.reason} hidden={count === 0} role="status">
        {orderOf(order, ranking).reason}
      </p>
    </div>
  );
}
