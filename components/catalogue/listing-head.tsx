import { useEffect, useEffectEvent, useRef } from 'react';
import { earlyPress } from '@/components/ui/early-press';
import { Icon } from '@/components/ui/icon';
import { productCount } from '@/lib/listing/count-label';
import type { ListingQuery, PriceSpan } from '@/lib/listing/filters';
import { SORT_KEYS, type SortKey } from '@/lib/listing/sort';
import { grouped } from '@/lib/prices/format';
import styles from './listing-head.module.css';
import { flagName, type ListingOptions, nameOf } from './listing-options';

const sortNames: Readonly<Record<SortKey, string>> = {
  standard: 'Rekommenderad',
  'pris-stigande': 'Lägst pris',
  'pris-fallande': 'Högst pris',
  vikt: 'Vikt',
  paslag: 'Lägst påslag',
};

/** The law wants to know what an order rests on (domain.md 5.4). */
const sortReasons: Readonly<Record<SortKey, string>> = {
  standard: 'Sorterat efter lagerstatus, kategori, vikt och varumärke',
  'pris-stigande': 'Sorterat efter pris, lägst först',
  'pris-fallande': 'Sorterat efter pris, högst först',
  vikt: 'Sorterat efter vikt, lägst först',
  paslag: 'Sorterat efter påslag mot spotpriset, moms inräknad, lägst först',
};

/** Told as a change: several choices from before this was alive may come at once. */
type QueryChange = (query: ListingQuery) => ListingQuery;

interface ListingHeadProps {
  count: number;
  options: ListingOptions;
  query: ListingQuery;
  onChange: (change: QueryChange) => void;
  /** One filter less: its button goes with it. */
  onRemove: (change: QueryChange) => void;
}

const ALL: ListingQuery['filter'] = 'all';
const NO_SPAN: PriceSpan = { from: null, to: null };

interface Chip {
  name: string;
  without: QueryChange;
}

/** "10 000–15 000 SEK", "från 10 000 SEK", "högst 15 000 SEK"; the numbers in kronor. */
function spanName({ from, to }: PriceSpan): string {
  const sek = (kronor: number) => `${grouped(kronor)}\u00a0SEK`;
  if (from === null) return to === null ? '' : `högst ${sek(to)}`;
  return to === null ? `från ${sek(from)}` : `${grouped(from)}–${sek(to)}`;
}

function chipsOf(query: ListingQuery, options: ListingOptions): Chip[] {
  const { price } = query;
  return [
    ...query.weights.map((key) => ({
      name: nameOf(options.weights, key),
      without: (now: ListingQuery) => ({ ...now, weights: now.weights.filter((entry) => entry !== key) }),
    })),
    ...query.brands.map((key) => ({
      name: nameOf(options.brands, key),
      without: (now: ListingQuery) => ({ ...now, brands: now.brands.filter((entry) => entry !== key) }),
    })),
    ...(query.filter === 'all'
      ? []
      : [{ name: flagName(query.filter), without: (now: ListingQuery) => ({ ...now, filter: ALL }) }]),
    ...(price.from === null && price.to === null
      ? []
      : [
          {
            name: spanName(price),
            without: (now: ListingQuery) => ({ ...now, price: NO_SPAN }),
          },
        ]),
  ];
}

export function ListingHead({ count, options, query, onChange, onRemove }: ListingHeadProps) {
  const chips = chipsOf(query, options);
  const order = useRef<HTMLSelectElement>(null);
  const choose = (value: string | undefined) => {
    const sort = SORT_KEYS.find((key) => key === value);
    if (sort && sort !== query.sort) onChange((now) => ({ ...now, sort }));
  };
  const catchUp = useEffectEvent(() => choose(order.current?.value));
  // An order may have been chosen before this was alive.
  useEffect(() => catchUp(), []);
  return (
    <div className={styles.head}>
      <ul aria-label="Valda filter" className={styles.chips} hidden={chips.length === 0}>
        {chips.map(({ name, without }) => (
          <li key={name}>
            <button
              aria-label={`Ta bort filtret ${name}`}
              className={styles.chip}
              type="button"
              {...earlyPress(() => onRemove(without))}
            >
              {name}
              <Icon name="close" size={14} />
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.count} role="status">
        {productCount(count)}
      </p>
      <label className={styles.sort}>
        Sortera
        <select
          className={styles.select}
          form="filter"
          name="sortera"
          onChange={(event) => choose(event.target.value)}
          ref={order}
          value={query.sort}
        >
          {SORT_KEYS.map((key) => (
            <option key={key} value={key}>
              {sortNames[key]}
            </option>
          ))}
        </select>
      </label>
      <p className={styles.reason}>{sortReasons[query.sort]}</p>
    </div>
  );
}
